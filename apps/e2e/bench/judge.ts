import type { Figures } from './figures.ts';
import type { View } from './views.ts';

interface Verdict {
  readonly view: string;
  /** What was asked and what came, in one line. */
  readonly says: string;
  readonly weight: 'must' | 'aim';
}

/** How many times as long as the static file the largest content may take. */
const timesTheLimit = {
  visitor: { must: 1.3 },
  signedIn: { must: 4.5, aim: 2.5 },
  secondVisit: { must: 1.3 },
} as const;
const mostRequests = { visitor: 10, signedIn: 50 } as const;
const longestTaskMs = 200;

/** Every goal that a view misses; `limitMs` is the largest content of the static file on its first visit. */
export function missed({ name, looker }: View, figures: Figures, limitMs: number): Verdict[] {
  if (looker === 'limit') return [];
  const { first, second, shifts } = figures;
  const verdicts: Verdict[] = [];
  const ask = (what: string, got: number, most: number, weight: Verdict['weight'] = 'must', digits = 0) => {
    if (!(round(got, digits) <= most)) verdicts.push({ view: name, weight, says: `${what} ${got.toFixed(digits)}, goal ${most}` });
  };
  const times: { readonly must: number; readonly aim?: number } = timesTheLimit[looker];
  const ratio = first.largestContentMs / limitMs;
  ask('largest content × the limit', ratio, times.must, 'must', 2);
  if (times.aim !== undefined && !verdicts.length) ask('largest content × the limit', ratio, times.aim, 'aim', 2);
  if (looker === 'signedIn') ask('second visit × the limit', second.largestContentMs / limitMs, timesTheLimit.secondVisit.must, 'must', 2);
  // Visitors read while the rest arrives; whoever is signed in works with what has arrived.
  if (looker === 'visitor') ask('requests before the largest content', first.requestsBefore, mostRequests.visitor);
  else ask('requests', first.requests, mostRequests.signedIn);
  for (const [width, shift] of Object.entries(shifts)) ask(`layout shift at ${width} px`, shift, 0, 'must', 2);
  ask('longest task in ms', Math.max(first.longestTaskMs, second.longestTaskMs), longestTaskMs);
  return verdicts;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
