import { type OutputOf, safeOwnPath } from '@pausenplatz/kernel-contract';
import { initialPasswordPath, useSessionStore } from '@pausenplatz/kernel-host';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { login } from '../contract/sign-in.ts';

type Answer = Pick<OutputOf<typeof login>, 'user' | 'initialPassword'>;

/**
 * What follows a sign-in, whatever way it took: the session, then the wanted page, or first a password of one's own.
 * `first` runs before, while the screen is still there.
 */
export function useEntered(first?: () => Promise<void>): (answer: Answer, redirectUrl?: string) => Promise<void> {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async ({ user, initialPassword }, redirectUrl) => {
    if (!user) return;
    await first?.();
    const wanted = safeOwnPath(redirectUrl ?? query.get('redirectUrl'));
    sessions.become({ status: initialPassword ? 'initialPassword' : 'signedIn', user });
    const onward = wanted === '/' ? '' : `?redirectUrl=${encodeURIComponent(wanted)}`;
    await navigate(initialPassword ? initialPasswordPath + onward : wanted, { replace: true });
  };
}
