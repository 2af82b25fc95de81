import { configuredPlace, PlaceFault } from '@pausenplatz/kernel-server';
import type { PlaceState } from '../../contract/index.ts';
import type { ChatPlace } from '../config.ts';

/** Somebody on the telephone waits for it. */
const patienceMs = 5_000;
/** A school that looks together asks its provider once. */
const keptMs = 30_000;
/** A list of models is read no further: that it begins is enough. */
const maxBytes = 2_000_000;

interface Kept {
  readonly until: number;
  readonly state: Promise<PlaceState>;
}

/** By address and key; there are two at most. */
const known = new Map<string, Kept>();

/** Whether a place answers and takes its key, by asking which models it has: that costs nothing. Asked once in half a minute. */
export function knockAt(place: ChatPlace, now: Date): Promise<PlaceState> {
  const who = `${place.url} ${place.key ?? ''}`;
  const kept = known.get(who);
  if (kept && kept.until > now.getTime()) return kept.state;
  const state = ask(place);
  known.set(who, { until: now.getTime() + keptMs, state });
  state.catch(() => known.delete(who));
  return state;
}

async function ask({ url, key }: ChatPlace): Promise<PlaceState> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const headers = { accept: 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) };
    const { status, pieces } = await configuredPlace(url).ask({ path: '/models', method: 'GET', headers, signal, maxBytes });
    for await (const _piece of pieces) break;
    return stateOf(status);
  } catch (error) {
    if (signal.aborted) return 'timeOut';
    if (error instanceof PlaceFault) return error.reason === 'timeOut' ? 'timeOut' : 'down';
    throw error;
  }
}

/** A place that lists no models is there all the same. */
function stateOf(status: number): PlaceState {
  if (status === 401 || status === 403) return 'keyWrong';
  if (status === 429) return 'busy';
  return status >= 500 ? 'down' : 'good';
}
