import { teamsSettings } from '@pausenplatz/federation/contract';
import { type Api, useApi } from '@pausenplatz/kernel-browser';
import { useEffect, useState } from 'react';
import { teamsTexts } from '../texts.ts';
import { WindowFailed } from './window-failed.tsx';

const { window: texts } = teamsTexts;

/** `/teams/login-msal`: goes to Microsoft at once. */
export function Leaving({ handle }: { readonly handle: string }) {
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => void leave(api, handle).then(setFailure, () => setFailure(texts.microsoftFailed)), [api, handle]);
  return failure === null ? <p role="status">{texts.leaving}</p> : <WindowFailed handle={handle} body={failure} />;
}

/** Why nobody could leave; null when somebody is on the way. */
async function leave(api: Api, handle: string): Promise<string | null> {
  const { clientId, authority } = await api.call(teamsSettings, {});
  if (clientId === null) return texts.notSetUp;
  const { leaveForMicrosoft } = await import('../bridge/microsoft.ts');
  await leaveForMicrosoft({ clientId, authority }, handle);
  return null;
}
