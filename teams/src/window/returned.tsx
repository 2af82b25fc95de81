import { finishTeamsWindow, teamsSettings } from '@pausenplatz/federation/contract';
import { type Api, RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useCallback, useEffect, useState } from 'react';
import { AskSchool } from '../screens/ask-school.tsx';
import { FirstLogin } from '../screens/first-login.tsx';
import { createOwnServices, type OwnServices } from '../services.ts';
import { teamsTexts } from '../texts.ts';
import { oneToken } from '../tokens.ts';
import { HandedOver } from './handed-over.tsx';
import { WindowFailed } from './window-failed.tsx';

const { window: texts } = teamsTexts;

interface Back {
  readonly services: OwnServices;
  readonly token: string;
  readonly handle: string;
}

type Outcome =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'notLinked' | 'tenantUnknown'; readonly back: Back }
  | { readonly kind: 'failed'; readonly handle: string | null; readonly title?: string; readonly body: string };

/** `/teams/login-end`: back from Microsoft. Who is not connected yet is asked for the own account here, as in the tab. */
export function Returned() {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const follow = useCallback((step: Promise<Outcome>) => {
    void step.then(setOutcome, () => setOutcome({ kind: 'failed', handle: null, body: texts.microsoftFailed }));
  }, []);
  useEffect(() => follow(come(api)), [api, follow]);
  if (outcome === null) return <p role="status">{texts.busy}</p>;
  switch (outcome.kind) {
    case 'code':
      return <HandedOver code={outcome.code} />;
    case 'failed':
      return <WindowFailed {...outcome} />;
    case 'notLinked':
      return <FirstLogin session={outcome.back.services} onLinked={() => follow(finish(outcome.back))} />;
    case 'tenantUnknown':
      return <AskSchool services={outcome.back.services} onAgain={() => follow(finish(outcome.back))} />;
  }
}

async function come(api: Api): Promise<Outcome> {
  const { clientId, authority } = await api.call(teamsSettings, {});
  const { backFromMicrosoft } = await import('../bridge/microsoft.ts');
  const back = clientId === null ? null : await backFromMicrosoft({ clientId, authority });
  if (back === null) return { kind: 'failed', handle: null, body: texts.microsoftFailed };
  const { token, state: handle } = back;
  return finish({ token, handle, services: createOwnServices(() => oneToken(token)) });
}

async function finish(back: Back): Promise<Outcome> {
  const { services, token, handle } = back;
  try {
    return { kind: 'code', ...(await services.api.call(finishTeamsWindow, { handle, entraToken: token })) };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.is('TEAMS_NOT_LINKED')) return { kind: 'notLinked', back };
    if (error.is('ENTRA_TENANT_UNKNOWN')) return { kind: 'tenantUnknown', back };
    return { kind: 'failed', handle, title: error.body.messageTitle, body: error.body.messageBody };
  }
}
