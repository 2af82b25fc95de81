import { isSilence } from '@pausenplatz/kernel-browser';
import { notify, Skeletons } from '@pausenplatz/kernel-ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { decideAccess, initialPasswordPath, signInPathFor } from './access-rule.ts';
import type { ScreenAccess } from './feature.ts';
import { useSession, useSessionStore } from './session-hooks.tsx';
import { hostTexts } from './texts.ts';

const guardNoticeMs = 3000;

/** Lets a screen show, or sends the person where the specification says. */
export function RouteGuard({ access, children }: { readonly access: ScreenAccess; readonly children: ReactNode }) {
  const session = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  const location = useLocation();
  const wanted = location.pathname + location.search + location.hash;
  const decision = decideAccess(access, session);

  useEffect(() => {
    if (decision === 'choosePassword') void navigate(initialPasswordPath, { replace: true });
    if (decision === 'forbidden') {
      notify({ type: 'permission', key: 'guard', title: hostTexts.guard.forbidden, timeoutMs: guardNoticeMs });
      void navigate('/', { replace: true });
    }
    if (decision !== 'check') return undefined;
    let current = true;
    const toSignIn = (type: 'info' | 'warning', title: string) => {
      if (!current) return;
      notify({ type, key: 'guard', title, timeoutMs: guardNoticeMs });
      void navigate(signInPathFor(wanted), { replace: true });
    };
    store.check().then(
      (found) => found.status === 'signedOut' && toSignIn('info', hostTexts.guard.signInFirst),
      // Without any answer the host is on its way to the network-error screen already.
      (error: unknown) => isSilence(error) || toSignIn('warning', hostTexts.guard.checkFailed),
    );
    return () => {
      current = false;
    };
  }, [decision, wanted, store, navigate]);

  return decision === 'show' ? <>{children}</> : <Skeletons shape="page" />;
}
