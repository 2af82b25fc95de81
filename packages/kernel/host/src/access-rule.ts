import type { ScreenAccess } from './feature.ts';
import type { SessionState } from './session-store.ts';

/** What the route guard does (specification sections 5, 6 and 8). */
type GuardDecision = 'show' | 'check' | 'choosePassword' | 'forbidden';

/** Decides by what is known so far; 'check' asks the server who is signed in. */
export function decideAccess(access: ScreenAccess, session: SessionState): GuardDecision {
  if (access === 'public') return 'show';
  if (session.status === 'initialPassword') return 'choosePassword';
  if (session.status !== 'signedIn') return 'check';
  if (access === 'login') return 'show';
  return access.some((role) => session.user.userRoles.includes(role)) ? 'show' : 'forbidden';
}

/** Where somebody goes who must sign in first, so that the wanted page opens afterwards. */
export function signInPathFor(wanted: string): string {
  return wanted === '/' ? '/' : `/?redirectUrl=${encodeURIComponent(wanted)}`;
}

/** Where a new password is chosen; reachable in that state alone. */
export const initialPasswordPath = '/initial-passwort-aendern';
