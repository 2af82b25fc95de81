import { Button, Input, Textarea } from '@fluentui/react-components';
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark';
import { MailAdd24Regular } from '@fluentui/react-icons/svg/mail-add';
import { emailAddressMaximum, isEmailAddress, fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, EmptyState, FormField, ListState, notify, notifyRefusal, useDraft } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import {
  answerRequest,
  getOffice,
  getSchool,
  getSchoolAdmin,
  inviteToSchool,
  listPeople,
  officeLimits,
  type SchoolBrief,
} from '../../contract/index.ts';
import { requestTexts as texts } from '../../texts.screens.ts';
import { useChange, useSchoolAdmin } from '../data.ts';
import { FormModal } from '../form-modal.tsx';
import { useListStyles } from '../styles.ts';

const touched = [getSchoolAdmin, getOffice, getSchool, listPeople];

/** Teachers who wait: let in with one click, declined with a reason; others are invited. */
export function RequestsPart({ school }: { readonly school: SchoolBrief }) {
  const styles = useListStyles();
  const query = useSchoolAdmin(school.id);
  const answer = useChange(answerRequest, touched);
  const [declining, setDeclining] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [isInviting, setInviting] = useState(false);
  const accept = (id: string, name: string) => {
    answer({ id, accept: true, reason: '' }).then(() => notify({ type: 'success', title: fill(texts.accepted, { name }) }), notifyRefusal);
  };
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <span />
        <Button icon={<MailAdd24Regular />} onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </div>
      <ListState
        query={query}
        isEmpty={({ requests }) => requests.length === 0}
        empty={<EmptyState scene="schoolYard" title={texts.empty} body={texts.emptyBody} />}
      >
        {({ requests }) => (
          <Card>
            <ul className={styles.list}>
              {requests.map(({ id, person, message, at }) => {
                const name = `${person.firstName} ${person.lastName}`;
                return (
                  <li key={id} className={styles.row}>
                    <div className={styles.words}>
                      <p className={styles.name}>{fill(texts.asks, { name })}</p>
                      {message !== '' && <p>«{message}»</p>}
                      <p className={styles.note}>{fill(texts.at, { date: longDay(at) })}</p>
                    </div>
                    <div className={styles.actions}>
                      <Button onClick={() => setDeclining({ id, name })}>{texts.decline}</Button>
                      <Button appearance="primary" icon={<Checkmark24Regular />} onClick={() => accept(id, name)}>
                        {texts.accept}
                      </Button>
                    </div>
                  </li>
                );
              })}
            </ul>
          </Card>
        )}
      </ListState>
      {declining && <DeclineDialog request={declining} onClose={() => setDeclining(null)} />}
      {isInviting && <InviteDialog schoolId={school.id} onClose={() => setInviting(false)} />}
    </div>
  );
}

function DeclineDialog({
  request,
  onClose,
}: {
  readonly request: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}) {
  const answer = useChange(answerRequest, touched);
  const reason = useDraft(`decline:${request.id}`);
  const [error, setError] = useState<string>();
  const isReady = () => {
    setError(reason.text.trim() === '' ? kernelTexts.fields.required : undefined);
    return reason.text.trim() !== '';
  };
  const send = async () => {
    await answer({ id: request.id, accept: false, reason: reason.text.trim() });
    reason.clear();
    notify({ type: 'success', title: texts.declined });
  };
  return (
    <FormModal
      title={fill(texts.declineTitle, { name: request.name })}
      submitLabel={texts.decline}
      onClose={onClose}
      isReady={isReady}
      onSubmit={send}
      kept={reason.text}
    >
      <FormField label={texts.reason} help={texts.reasonHelp} error={error} required>
        <Textarea value={reason.text} maxLength={officeLimits.reasonMaximum} onChange={(_event, { value }) => reason.setText(value)} />
      </FormField>
    </FormModal>
  );
}

function InviteDialog({ schoolId, onClose }: { readonly schoolId: string; readonly onClose: () => void }) {
  const invite = useChange(inviteToSchool, []);
  const [key] = useState(() => crypto.randomUUID());
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const isReady = () => {
    const said =
      email.trim() === '' ? kernelTexts.fields.required : isEmailAddress(email.trim()) ? undefined : kernelTexts.fields.emailWrong;
    setError(said);
    return said === undefined;
  };
  const send = async () => {
    await invite({ schoolId, email: email.trim() }, { idempotencyKey: key });
    notify({ type: 'success', title: texts.invited });
  };
  return (
    <FormModal
      title={texts.invite}
      submitLabel={texts.inviteSend}
      onClose={onClose}
      isReady={isReady}
      onSubmit={send}
      onFields={(fields) => setError(fields['email'])}
    >
      <FormField label={texts.inviteEmail} help={texts.inviteHelp} error={error} required>
        <Input type="email" value={email} maxLength={emailAddressMaximum} onChange={(_event, { value }) => setEmail(value)} />
      </FormField>
    </FormModal>
  );
}
