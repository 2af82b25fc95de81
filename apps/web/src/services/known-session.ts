import type { checkAuthentication } from '@pausenplatz/account/contract';
import type { KnownSession } from '@pausenplatz/kernel-host';
import type { OutputOf } from '@pausenplatz/kernel-contract';

/** What the account's answer means for this host. */
export function knownSession({ isLoggedIn, initialPassword, user }: OutputOf<typeof checkAuthentication>): KnownSession {
  if (!isLoggedIn || !user) return { status: 'signedOut' };
  return { status: initialPassword ? 'initialPassword' : 'signedIn', user };
}
