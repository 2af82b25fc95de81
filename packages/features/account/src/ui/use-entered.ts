import { type OutputOf, safeOwnPath } from '@pausenplatz/kernel-contract';
import { initialPasswordPath, useSessionStore } from '@pausenplatz/kernel-host';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { login } from '../contract/sign-in.ts';

/** Who came in, and whether a password of one's own is still missing. */
export type Entered = Pick<OutputOf<typeof login>, 'user' | 'initialPassword'>;

/**
 * What follows a sign-in, whatever way it took: the session, then the wanted page, or first a password of one's own.
 * `first` runs before, while the screen is still there.
 */
export function useEntered(first?: (answer: Entered) => Promise<void>): (answer: Entered, redirectUrl?: string) => Promise<void> {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async (answer, redirectUrl) => {
    const { user, initialPassword } = answer;
    if (!user) return;
    await first?.(answer);
    const wanted = safeOwnPath(redirectUrl ?? query.get('redirectUrl'));
    sessions.become({ status: initialPassword ? 'initialPassword' : 'signedIn', user });
    const onward = wanted === '/' ? '' : `?redirectUrl=${encodeURIComponent(wanted)}`;
    await navigate(initialPassword ? initialPasswordPath + onward : wanted, { replace: true });
  };
}
