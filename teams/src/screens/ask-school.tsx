import { askForTenant, tenantAnswered, tenantLimits } from '@pausenplatz/federation/contract';
import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { EmptyState, judgedBy, RefusalBar, Screen as Frame, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import type { OwnServices } from '../services.ts';
import type { OwnSignIn } from '../own-sign-in.ts';
import { teamsTexts } from '../texts.ts';
import { useFirstLoginStyles } from './first-login-styles.ts';
import { OwnSignInForm } from './own-sign-in-form.tsx';

const { askSchool: texts } = teamsTexts;

interface AskSchoolProps {
  readonly services: OwnServices;
  /** The school may have answered: signs in again. */
  readonly onAgain: () => void;
}

/** No school has let this organisation in yet: says who does, and lets a teacher ask for it from here. */
export function AskSchool({ services, onAgain }: AskSchoolProps) {
  const [own, setOwn] = useState<OwnSignIn | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  if (asked !== null && own !== null) return <Waiting {...{ services, onAgain, own }} school={asked} />;
  const isPupil = own?.user.userRoles.includes('Pupil') ?? false;
  if (own !== null && (isPupil || own.user.schools.length === 0))
    return (
      <EmptyState
        as="h1"
        scene="closedGate"
        title={texts.title}
        body={isPupil ? texts.notPupils : texts.noSchool}
        action={<Button onClick={onAgain}>{texts.again}</Button>}
      />
    );
  return (
    <Frame title={texts.title} width="narrow">
      <p>{texts.body}</p>
      <p>{texts.meaning}</p>
      {own === null ? (
        <OwnSignInForm api={services.api} name="teams-ask-school" submitLabel={texts.signIn} onSignedIn={async (found) => setOwn(found)} />
      ) : (
        <AskForm services={services} own={own} onAsked={setAsked} />
      )}
      <Button appearance="subtle" onClick={onAgain}>
        {texts.again}
      </Button>
    </Frame>
  );
}

interface AskFormProps {
  readonly services: OwnServices;
  readonly own: OwnSignIn;
  readonly onAsked: (school: string) => void;
}

function AskForm({ services: { api, tokens }, own: { token, user }, onAsked }: AskFormProps) {
  const styles = useFirstLoginStyles();
  const [first] = user.schools;
  const form = useForm({
    name: 'teams-ask-name',
    initial: { schoolId: first?.id ?? '', name: first?.name ?? '' },
    judge: judgedBy(askForTenant, (fields) => ({ entraToken: 'x'.repeat(20), ...fields })),
    send: async (fields, sending) => {
      await api.call(askForTenant, { entraToken: await tokens.token(), ...fields }, { ...sending, bearer: token });
      onAsked(user.schools.find(({ id }) => id === fields.schoolId)?.name ?? '');
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate>
      {refused && <RefusalBar refused={refused} />}
      {user.schools.length > 1 && (
        <RadioGroup value={form.fields.schoolId} onChange={(_event, { value }) => form.set('schoolId', value)} aria-label={texts.school}>
          {user.schools.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
        </RadioGroup>
      )}
      <TextField form={form} name="name" label={texts.name} help={texts.nameHelp} maximum={tenantLimits.nameMaximum} required />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
        {texts.ask}
      </Button>
    </form>
  );
}

interface WaitingProps extends AskSchoolProps {
  readonly own: OwnSignIn;
  readonly school: string;
}

/** Until the school has answered: hears it at once as long as the sign-in lasts, and looks again by a button. */
function Waiting({ services, onAgain, own, school }: WaitingProps) {
  const [isDeclined, setDeclined] = useState(false);
  const { hub, session } = services;
  useEffect(() => {
    session.setToken(own.token);
    const stop = hub?.on(tenantAnswered, ({ approved }) => {
      if (approved) onAgain();
      else setDeclined(true);
    });
    void hub?.connect();
    return () => {
      stop?.();
      session.setToken(null);
      void hub?.disconnect();
    };
  }, [hub, onAgain, own, session]);
  const { title, body } = isDeclined ? texts.declined : texts.waiting;
  return (
    <EmptyState
      as="h1"
      scene={isDeclined ? 'closedGate' : 'summer'}
      title={title}
      body={fill(body, { school })}
      action={<Button onClick={onAgain}>{texts.again}</Button>}
    />
  );
}
