import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { invitationsKeeps } from './keeps.ts';
import type { InvitationsTables } from './tables.ts';

/** What invitations keep about a person: those that they took, and those that they wrote. */
export const invitationsSteps: Steps = {
  keeps: invitationsKeeps,
  async exportFor(services, userId) {
    const invitations = await ownTables<InvitationsTables>(services.db)
      .selectFrom('invitation')
      .innerJoin('school', 'school.id', 'invitation.school_id')
      // The address in an invitation that one wrote is somebody else's.
      .select(['school.name as school', 'invitation.kind', 'invitation.created_at as sentAt', 'accepted_at as acceptedAt'])
      .select((select) => select('accepted_by', '=', userId).as('toMe'))
      .where((where) => where.or([where('accepted_by', '=', userId), where('invited_by', '=', userId)]))
      .orderBy('sentAt')
      .execute();
    return { data: { invitations } };
  },
};
