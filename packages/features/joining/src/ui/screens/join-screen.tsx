import { Button, Checkbox, Input, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { Search24Regular } from '@fluentui/react-icons/svg/search';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { useCurrentUser, useSessionStore } from '@pausenplatz/kernel-host';
import {
  ButtonLink,
  Card,
  Chip,
  type ColorName,
  EmptyState,
  FormDialog,
  FormField,
  judgedBy,
  ListState,
  notify,
  notifyRefusal,
  Screen as Frame,
  TextAreaField,
  TextField,
  useForm,
} from '@pausenplatz/kernel-ui';
import { schoolLimits } from '@pausenplatz/schools/contract';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askToJoin, createOwnSchool, findSchools, getOwnRequests, joinLimits, withdrawRequest } from '../../contract/index.ts';
import { getOffice } from '@pausenplatz/office/contract';
import { joinTexts as texts } from '../../texts.ts';
import { joiningTitles } from '../../titles.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useJoinLive } from '../join-live.ts';

interface FoundSchool {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

const stateColors: Readonly<Record<keyof typeof texts.states, ColorName>> = {
  open: 'blue',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'grey',
};

/** `/verwaltung/schule-verbinden`: find the school, ask to be let in, see the answer; or make a new school. */
export function Screen() {
  const styles = useListStyles();
  const [search] = useSearchParams();
  /** Newly registered: the home screen leads on from here. */
  const isLed = search.has('newUser');
  const user = useCurrentUser();
  const sessions = useSessionStore();
  const [asking, setAsking] = useState<FoundSchool | null>(null);
  const [isCreating, setCreating] = useState(false);
  const isTeacher = user?.userRoles.includes('Teacher') ?? false;
  useJoinLive((accepted) => {
    notify({ type: accepted ? 'success' : 'info', title: accepted ? texts.accepted : texts.declined });
    if (accepted) void sessions.check();
  });
  return (
    <Frame title={joiningTitles.join} lead={texts.lead} width="narrow">
      {isLed && (
        <MessageBar intent="success" layout="multiline">
          <MessageBarBody>{texts.welcome}</MessageBarBody>
          <MessageBarActions>
            <ButtonLink to="/">{texts.home}</ButtonLink>
          </MessageBarActions>
        </MessageBar>
      )}
      {user && user.schools.length > 0 && (
        <p className={styles.chips}>
          <span className={styles.quiet}>{texts.member}</span>
          {user.schools.map(({ id, name }) => (
            <Chip key={id} color="teal">
              {name}
            </Chip>
          ))}
        </p>
      )}
      {isTeacher && <Search onAsk={setAsking} onCreate={() => setCreating(true)} />}
      <OwnRequests />
      {asking && <AskDialog school={asking} onClose={() => setAsking(null)} />}
      {isCreating && <CreateSchoolDialog isLed={isLed} onClose={() => setCreating(false)} />}
    </Frame>
  );
}

function Search({ onAsk, onCreate }: { readonly onAsk: (school: FoundSchool) => void; readonly onCreate: () => void }) {
  const styles = useListStyles();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useCall(findSchools, { search }, { enabled: search.length >= 2 });
  const create = <Button onClick={onCreate}>{texts.create}</Button>;
  return (
    <Card as="section" className={styles.form}>
      <FormField label={texts.search} help={texts.searchHelp}>
        <Input
          type="search"
          size="large"
          value={typed}
          contentBefore={<Search24Regular />}
          maxLength={80}
          onChange={(_event, { value }) => setTyped(value)}
        />
      </FormField>
      {search.length >= 2 ? (
        <ListState
          query={query}
          isEmpty={({ schools }) => schools.length === 0}
          empty={<EmptyState scene="lostPath" title={texts.nothing} body={texts.nothingBody} action={create} />}
        >
          {({ schools }) => (
            <>
              <ul className={styles.list}>
                {schools.map((school) => (
                  <li key={school.id} className={styles.row}>
                    <div className={styles.words}>
                      <p className={styles.name}>{school.name}</p>
                      {!school.confirmed && <p className={styles.note}>{texts.unconfirmed}</p>}
                      <p className={styles.note}>{school.place}</p>
                    </div>
                    <Standing school={school} onAsk={onAsk} />
                  </li>
                ))}
              </ul>
              <div className={styles.actions}>{create}</div>
            </>
          )}
        </ListState>
      ) : (
        <div className={styles.actions}>{create}</div>
      )}
    </Card>
  );
}

/** Whoever belongs to the school, or waits for its answer, is told so; everybody else may ask. */
function Standing({ school, onAsk }: { readonly school: FoundSchool; readonly onAsk: (school: FoundSchool) => void }) {
  const user = useCurrentUser();
  const { data } = useCall(getOwnRequests, {});
  if (user?.schools.some(({ id }) => id === school.id)) return <Chip color="teal">{texts.isMember}</Chip>;
  if (data?.requests.some((one) => one.state === 'open' && one.school.id === school.id))
    return <Chip color={stateColors.open}>{texts.isAsked}</Chip>;
  return (
    <Button appearance="primary" onClick={() => onAsk(school)}>
      {texts.ask}
    </Button>
  );
}

function AskDialog({ school, onClose }: { readonly school: FoundSchool; readonly onClose: () => void }) {
  const ask = useChange(askToJoin, [getOwnRequests]);
  const form = useForm({
    name: `join:${school.id}`,
    initial: { message: '' },
    send: async ({ message }) => {
      await ask({ schoolId: school.id, message: message.trim() });
      notify({ type: 'success', title: texts.sent });
    },
  });
  return (
    <FormDialog form={form} title={fill(texts.askTitle, { school: school.name })} submitLabel={texts.send} onClose={onClose}>
      <TextAreaField form={form} name="message" label={texts.message} help={texts.messageHelp} maximum={joinLimits.messageMaximum} />
    </FormDialog>
  );
}

function CreateSchoolDialog({ isLed, onClose }: { readonly isLed: boolean; readonly onClose: () => void }) {
  const create = useChange(createOwnSchool, [getOffice]);
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: '', place: '', isAnother: false },
    judge: judgedBy(createOwnSchool, (fields) => fields),
    send: async (fields, sending) => {
      await create(fields, sending);
      notify({ type: 'success', title: fill(texts.created, { name: fields.name.trim() }) });
    },
  });
  const mayBeAnother = form.fields.isAnother || form.refused?.code === 'SCHOOL_SIMILAR';
  const goOn = () => void sessions.check().then(() => navigate(isLed ? '/' : '/verwaltung'));
  return (
    <FormDialog form={form} title={texts.createTitle} submitLabel={texts.create} onClose={onClose} onDone={goOn}>
      <TextField form={form} name="name" label={texts.name} maximum={schoolLimits.schoolNameMaximum} required />
      <TextField form={form} name="place" label={texts.place} maximum={schoolLimits.placeMaximum} required />
      {mayBeAnother && (
        <Checkbox
          checked={form.fields.isAnother}
          label={texts.isAnother}
          onChange={(_event, { checked }) => form.set('isAnother', checked === true)}
        />
      )}
    </FormDialog>
  );
}

function OwnRequests() {
  const styles = useListStyles();
  const query = useCall(getOwnRequests, {});
  const withdraw = useChange(withdrawRequest, [getOwnRequests]);
  return (
    <ListState query={query} isEmpty={({ requests }) => requests.length === 0} empty={<span />}>
      {({ requests }) => (
        <Card as="section">
          <h2 className={styles.title}>{texts.own}</h2>
          <ul className={styles.list}>
            {requests.map(({ id, school, state, reason, at }) => (
              <li key={id} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>{school.name}</p>
                  <p className={styles.note}>
                    {school.place} · {longDay(at)}
                  </p>
                  {reason !== null && <p>{fill(texts.reason, { reason })}</p>}
                </div>
                <Chip color={stateColors[state]}>{texts.states[state]}</Chip>
                {state === 'open' && <Button onClick={() => void withdraw({ id }).catch(notifyRefusal)}>{texts.withdraw}</Button>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ListState>
  );
}
