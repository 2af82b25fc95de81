import { accountLimits } from '@pausenplatz/account/contract';
import { type Services, transactAs } from '@pausenplatz/kernel-server';
import { makeMailToken } from './mail-tokens.ts';
import type { RegistrationTables } from './tables.ts';

/**
 * A link with which somebody chooses a new password, for the operator to hand over; earlier ones end. It works once. Also for accounts
 * without an address, whose link is bound to having none.
 */
export async function passwordLink(
  services: Services,
  { userId, schoolId }: { readonly userId: string; readonly schoolId: string | null },
): Promise<string> {
  return transactAs<RegistrationTables>(services)(async (work) => {
    const { email } = await work.db.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const expiresAt = new Date(services.clock.now().getTime() + accountLimits.resetMinutes * 60_000);
    const token = await makeMailToken(work, { kind: 'reset', userId, email: email ?? '', expiresAt });
    await work.audit({ action: 'password.link', scopeId: schoolId, subject: { kind: 'person', id: userId } });
    return `${services.origin()}/passwort-zuruecksetzen/${token}`;
  });
}
