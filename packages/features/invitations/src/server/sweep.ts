import { accountLimits } from '@pausenplatz/account/contract';
import { daysBefore } from '@pausenplatz/kernel-format';
import { forgetOldAddressesInLog, type JobDefinition, ownTables, type Services } from '@pausenplatz/kernel-server';
import type { InvitationsTables } from './tables.ts';

/** Every night: invitations that nobody took forget whom they were for. */
export const sweepInvitations: JobDefinition = {
  name: 'invitation-sweep',
  schedule: '20 3 * * *',
  async run(services: Services) {
    const db = ownTables<InvitationsTables>(services.db);
    const now = services.clock.now();
    // Whom a school once invited is nobody's business any more; that it did counts for schools that nobody has confirmed.
    await db
      .updateTable('invitation')
      .set({ email: '', first_name: '', last_name: '' })
      .where('expires_at', '<', daysBefore(now, accountLimits.trashDays))
      .where('email', '!=', '')
      .execute();
    await forgetOldAddressesInLog(db, daysBefore(now, accountLimits.invitationDays + accountLimits.trashDays));
  },
};
