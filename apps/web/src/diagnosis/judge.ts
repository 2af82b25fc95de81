import { fill } from '@pausenplatz/kernel-contract';
import { diagnosisTexts } from './diagnosis-texts.ts';
import type { Finding } from '@pausenplatz/kernel-host';
import { bad, good, note } from './finding.ts';

const { checks: texts } = diagnosisTexts;

/** From so many milliseconds on an answer is slow for whoever waits for it. */
const slowMs = 1_000;
/** A token lives for minutes: a clock that is further off ends it too early. */
const mostOffSeconds = 90;

/** Of the times of several answers the middle one counts: the first has to find the way. */
export function judgeAnswers(timesMs: readonly number[]): Finding {
  const sorted = timesMs.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) return bad(texts.server.bad);
  const ms = String(Math.round(middle));
  return middle > slowMs ? note(fill(texts.server.note, { ms })) : good(fill(texts.server.good, { ms }));
}

/** Both in milliseconds since 1970; the server tells whole seconds. */
export function judgeClock(own: number, server: number | null): Finding {
  if (server === null || Number.isNaN(server)) return note(texts.clock.unknown);
  const seconds = Math.abs(own - server) / 1_000;
  if (seconds <= mostOffSeconds) return good(fill(texts.clock.good, { seconds: String(Math.round(seconds)) }));
  return bad(fill(texts.clock.bad, { minutes: String(Math.round(seconds / 60)) }));
}

interface Kept {
  readonly local: boolean;
  readonly database: boolean;
  /** In bytes; null where the browser does not tell. */
  readonly free: number | null;
}

export function judgeStorage({ local, database, free }: Kept): Finding {
  if (local && database)
    return good(free === null ? texts.storage.goodUntold : fill(texts.storage.good, { free: String(Math.round(free / 1_048_576)) }));
  return note(fill(texts.storage.note, { missing: local ? texts.storage.database : texts.storage.local }));
}

/** The ways of the hub, the best first. */
export const liveWays = ['webSocket', 'events', 'polling'] as const;
export type LiveWay = (typeof liveWays)[number];

/** By whether the server offers the hub, and by the best way that came about; null where none did. */
export function judgeLive(isOffered: boolean, way: LiveWay | null): Finding {
  if (!isOffered) return bad(texts.live.bad);
  if (way === null) return bad(texts.live.barred);
  return way === 'webSocket' ? good(texts.live.good) : note(texts.live[way]);
}

export function judgeMicrophone(hasOne: boolean, permission: PermissionState | null): Finding {
  if (!hasOne) return note(texts.microphone.none);
  if (permission === 'denied') return note(texts.microphone.denied);
  return good(permission === 'granted' ? texts.microphone.good : texts.microphone.asked);
}
