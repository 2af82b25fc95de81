import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { useSession, useSessionStore } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, notify, notifyRefusal, Screen } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { logout } from '../../contract/sign-in.ts';
import { accountTexts } from '../../texts.ts';
import { accountTitles } from '../../titles.ts';

/**
 * Ends the session. At once when the own menu led here; otherwise after a tap, because a link on a foreign
 * site must not sign anybody out (trust: H1).
 */
export function LogoutScreen() {
  const texts = accountTexts.logout;
  const api = useApi();
  const session = useSession();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const location = useLocation();
  const confirmed = isConfirmed(location.state);
  const [busy, setBusy] = useState(confirmed);
  const begun = useRef(false);

  const leave = useCallback(async () => {
    setBusy(true);
    try {
      await api.call(logout, {});
      sessions.become({ status: 'signedOut' });
      notify({ type: 'success', title: texts.done });
      await navigate('/', { replace: true });
    } catch (error) {
      setBusy(false);
      notifyRefusal(error);
    }
  }, [api, sessions, navigate, texts]);

  useEffect(() => {
    if (!confirmed || begun.current) return;
    begun.current = true;
    void leave();
  }, [confirmed, leave]);

  const signedOut = session.status === 'signedOut';
  return (
    <Screen title={accountTitles.logout} width="narrow" hideTitle>
      {signedOut || busy ? (
        <EmptyState
          scene="summer"
          title={signedOut ? texts.nobody : texts.busy}
          {...(signedOut && {
            action: (
              <ButtonLink to="/" appearance="primary">
                {texts.home}
              </ButtonLink>
            ),
          })}
        />
      ) : (
        <EmptyState
          scene="summer"
          title={texts.question}
          body={texts.body}
          action={
            <>
              <Button appearance="primary" onClick={() => void leave()}>
                {texts.confirm}
              </Button>
              <ButtonLink to="/">{texts.stay}</ButtonLink>
            </>
          }
        />
      )}
    </Screen>
  );
}

function isConfirmed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true;
}
