import { Button } from '@fluentui/react-components';
import { NetworkError } from '@pausenplatz/kernel-browser';
import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { EmptyState, notify, Screen } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { webTexts } from '../screen-texts.ts';

/** No answer from the server (specification section 8); goes back to where one was as soon as there is one. */
export function NetworkErrorScreen() {
  const texts = webTexts.networkError;
  const sessions = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const from = wantedFrom(location.state);
  const [busy, setBusy] = useState(false);

  const tryAgain = useCallback(
    async (byHand: boolean) => {
      setBusy(true);
      // Also finds out who is signed in, in case the product was opened without a network.
      const answered = await sessions.check().then(
        () => true,
        (error: unknown) => !(error instanceof NetworkError),
      );
      setBusy(false);
      if (answered) {
        await navigate(from, { replace: true });
        await queries.invalidateQueries();
      } else if (byHand) notify({ type: 'warning', key: 'network', title: texts.again });
    },
    [sessions, navigate, queries, from, texts],
  );

  useEffect(() => {
    const back = () => void tryAgain(false);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [tryAgain]);

  return (
    <Screen title={texts.title} width="narrow" hideTitle>
      <EmptyState
        scene="rain"
        title={texts.heading}
        body={texts.body}
        action={
          <Button appearance="primary" size="large" disabledFocusable={busy} onClick={() => void tryAgain(true)}>
            {texts.action}
          </Button>
        }
      />
    </Screen>
  );
}

function wantedFrom(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : '/';
  return safeOwnPath(from);
}
