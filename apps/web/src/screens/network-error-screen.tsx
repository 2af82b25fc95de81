import { Button } from '@fluentui/react-components';
import { isSilence, useOnReturn } from '@pausenplatz/kernel-browser';
import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { EmptyState, notify, Screen } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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
        (error: unknown) => !isSilence(error),
      );
      setBusy(false);
      if (answered) {
        await navigate(from, { replace: true });
        await queries.invalidateQueries();
      } else if (byHand) notify({ type: 'warning', key: 'network', title: texts.again });
    },
    [sessions, navigate, queries, from, texts],
  );

  useOnReturn(() => void tryAgain(false));

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
