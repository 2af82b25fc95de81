import type { Pace } from '@pausenplatz/progress/contract';
import type { Stage } from '../contract/index.ts';

/** Seconds for a calculation, in the specification's pairs (section 9): nobody ever has less. */
const shortest: Readonly<Record<Stage, { readonly standard: number; readonly more: number }>> = {
  1: { standard: 5, more: 8 },
  2: { standard: 5, more: 8 },
  3: { standard: 6, more: 9 },
  4: { standard: 5, more: 8 },
  5: { standard: 6, more: 9 },
  6: { standard: 5, more: 8 },
  7: { standard: 5, more: 8 },
  8: { standard: 6, more: 9 },
  9: { standard: 12, more: 18 },
  10: { standard: 6, more: 9 },
  11: { standard: 12, more: 18 },
  12: { standard: 12, more: 18 },
};

/** Of the calculations of a run the time shall run out in so many: enough to be a challenge, too few to be a defeat. */
const wantedTimeouts = 0.15;
/** The first time somebody has twice the shortest. */
const firstFactor = 2;
/** Who needs longer than this needs no clock. */
const longestFactor = 6;
/** Of fewer answers nobody can say how many are too slow. */
const fewest = 10;

/** The last run against the clock at the same stage. */
export interface TimedRun {
  readonly limitMs: number;
  /** That were answered, or whose time ran out; not what somebody left. */
  readonly asked: number;
  readonly timeouts: number;
}

/**
 * How many milliseconds a calculation has, for this child at this stage; null without a clock. From run to run it follows what the child
 * needs: longer where the time ran out too often, shorter where it never did, and never below the shortest.
 */
export function timeLimit(stage: Stage, pace: Pace, last: TimedRun | null): number | null {
  if (pace === 'free') return null;
  const least = shortest[stage][pace] * 1_000;
  const wanted = last === null ? least * firstFactor : last.asked < fewest ? last.limitMs : last.limitMs * change(last);
  return Math.round(Math.min(least * longestFactor, Math.max(least, wanted)) / 100) * 100;
}

/** No time-outs take 15 % of the time away, as many as wanted nothing, half of all give a third more. */
const change = ({ asked, timeouts }: TimedRun): number => 1 + (timeouts / asked - wantedTimeouts);
