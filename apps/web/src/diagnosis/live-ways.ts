import { hubPath } from '@pausenplatz/kernel-contract';
import { type LiveWay, liveWays } from './judge.ts';
import { patienceMs, within } from './within.ts';

/** What the hub gives to whoever wants to listen; null where it does not answer. */
export async function negotiated(): Promise<string | null> {
  try {
    const options = { method: 'POST', signal: AbortSignal.timeout(patienceMs) };
    const answer = await fetch(`${hubPath}/negotiate?negotiateVersion=1`, options);
    const { connectionToken } = (await answer.json()) as { readonly connectionToken?: unknown };
    return typeof connectionToken === 'string' ? connectionToken : null;
  } catch {
    return null;
  }
}

/** The best way of the hub that this network lets through; each is tried with a connection of its own. */
export async function bestLiveWay(): Promise<LiveWay | null> {
  for (const way of liveWays) {
    const token = await negotiated();
    if (token !== null && (await opens[way](`${hubPath}?id=${encodeURIComponent(token)}`))) return way;
  }
  return null;
}

const opens: Readonly<Record<LiveWay, (address: string) => Promise<boolean>>> = {
  webSocket: (address) => opened(new WebSocket(location.origin.replace(/^http/, 'ws') + address)),
  events: (address) => opened(new EventSource(address)),
  async polling(address) {
    const ask = (method: 'GET' | 'DELETE') => fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    try {
      // The first poll is answered at once.
      const { ok } = await ask('GET');
      void ask('DELETE').catch(() => undefined);
      return ok;
    } catch {
      return false;
    }
  },
};

function opened(way: WebSocket | EventSource): Promise<boolean> {
  return within(
    new Promise<boolean>((resolve) => {
      way.addEventListener('open', () => resolve(true));
      way.addEventListener('error', () => resolve(false));
    }),
  ).finally(() => way.close());
}
