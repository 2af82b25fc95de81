import { emailOf } from '@pausenplatz/account/server';
import { type Erasure, forgetAddressInLog, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { OwnTables, InvitationsTables } from './tables.ts';

/** Where invitations hold people. */
export const invitationsKeeps = keepsOf<OwnTables>()({
  people: {
    'invitation.email': { erased: { by: leaveInvitations }, notExported: 'is told by who accepted or wrote it' },
    'invitation.first_name': { erased: 'withRow', exportedAs: 'invitations' },
    'invitation.last_name': { erased: 'withRow', exportedAs: 'invitations' },
    'invitation.accepted_by': { erased: 'null', exportedAs: 'invitations' },
    'invitation.invited_by': { erased: 'null', exportedAs: 'invitations' },
  },
  classes: { 'invitation.class_ids': { erased: 'fromList', notExported: 'is the school’s' } },
  neither: {
    invitation: ['id', 'token_hash', 'school_id', 'kind'],
  },
});

/** That a school invited somebody is the school’s; whom, it forgets. */
async function leaveInvitations({ work, id }: Erasure) {
  const { db } = ownWork<InvitationsTables>(work);
  const email = await emailOf({ work, id });
  if (email !== null) await forgetAddressInLog(db, email);
  await db
    .updateTable('invitation')
    .set({ email: '', first_name: '', last_name: '' })
    .where((where) => where.or([where('accepted_by', '=', id), ...(email === null ? [] : [where('email', '=', email)])]))
    .execute();
  return {};
}
