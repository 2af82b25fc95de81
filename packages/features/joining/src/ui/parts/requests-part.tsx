import { Button } from '@fluentui/react-components';
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark';
import { MailAdd24Regular } from '@fluentui/react-icons/svg/mail-add';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, EmptyState, FormDialog, ListState, notify, notifyRefusal, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { InvitationsList } from './invitations-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { answerRequest, joinLimits } from '../../contract/index.ts';
import { getOffice, getSchool, getSchoolAdmin, listPeople, type SchoolBrief } from '@pausenplatz/office/contract';
import { requestTexts as texts } from '../../texts.ts';
import { useChange, useListStyles, useSchoolAdmin } from '@pausenplatz/office/ui';

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
      <InvitationsList schoolId={school.id} />
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
  const form = useForm({
    name: `decline:${request.id}`,
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? kernelTexts.fields.required : undefined }),
    send: async ({ reason }) => {
      await answer({ id: request.id, accept: false, reason: reason.trim() });
      notify({ type: 'success', title: texts.declined });
    },
  });
  return (
    <FormDialog form={form} title={fill(texts.declineTitle, { name: request.name })} submitLabel={texts.decline} onClose={onClose}>
      <TextAreaField form={form} name="reason" label={texts.reason} help={texts.reasonHelp} maximum={joinLimits.reasonMaximum} required />
    </FormDialog>
  );
}
