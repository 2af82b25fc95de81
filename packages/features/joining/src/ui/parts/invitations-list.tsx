import { Button } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { getSchoolAdmin, type OpenInvitation, resendInvitation, withdrawInvitation } from '@pausenplatz/office/contract';
import { useChange, useListStyles, useSchoolAdmin } from '@pausenplatz/office/ui';
import { inviteTexts as texts } from '../../texts.ts';

/** Whom the school has invited and who has not come yet. */
export function InvitationsList({ schoolId }: { readonly schoolId: string }) {
  const styles = useListStyles();
  const query = useSchoolAdmin(schoolId);
  const resend = useChange(resendInvitation, [getSchoolAdmin]);
  const withdraw = useChange(withdrawInvitation, [getSchoolAdmin]);
  const again = ({ id, email }: OpenInvitation) =>
    void resend({ schoolId, id }).then(() => notify({ type: 'success', title: fill(texts.resent, { email }) }), notifyRefusal);
  const end = ({ id, email }: OpenInvitation) =>
    void withdraw({ schoolId, id }).then(() => notify({ type: 'success', title: fill(texts.withdrawn, { email }) }), notifyRefusal);
  return (
    <ListState query={query} isEmpty={({ invitations }) => invitations.length === 0} empty={null}>
      {({ invitations }) => (
        <Card as="section">
          <h2 className={styles.title}>{texts.pending}</h2>
          <ul className={styles.list}>
            {invitations.map((one) => (
              <li key={one.id} className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.name}>{`${one.firstName} ${one.lastName}`.trim() || one.email}</p>
                  <p className={styles.note}>
                    {[...(one.firstName === '' ? [] : [one.email]), ...one.classes, fill(texts.sentAt, { date: longDay(one.at) })].join(
                      ' · ',
                    )}
                  </p>
                </div>
                {one.hasEnded ? (
                  <Chip color="yellow">{texts.ended}</Chip>
                ) : (
                  <Chip color="blue">{fill(texts.until, { date: longDay(one.until) })}</Chip>
                )}
                <div className={styles.actions}>
                  <Button aria-label={fill(texts.resendTo, { email: one.email })} onClick={() => again(one)}>
                    {texts.resend}
                  </Button>
                  <Button aria-label={fill(texts.withdrawOf, { email: one.email })} onClick={() => end(one)}>
                    {texts.withdraw}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </ListState>
  );
}
