import type { Pace } from '@pausenplatz/progress/contract';
import type { RunKind } from '../contract/index.ts';

/** The ten levels of a series (decisions, 2.4). */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof levels)[number];

/** Where a clock runs: around each calculation, or once around the whole. */
export type Clock = { readonly per: 'item' | 'run'; readonly ms: number } | null;

type Limit = { readonly per: 'item' | 'run'; readonly standard: number; readonly more: number } | null;

/** Seconds; for the whole run they are the specification's limit times its items, because one number in 0.6 s is nobody's pace. */
const limits: Readonly<Record<Level, Limit>> = {
  1: null,
  2: { per: 'run', standard: 48, more: 72 },
  3: { per: 'item', standard: 6, more: 9 },
  4: { per: 'run', standard: 60, more: 90 },
  5: { per: 'item', standard: 6, more: 9 },
  6: { per: 'run', standard: 40, more: 60 },
  7: { per: 'run', standard: 60, more: 90 },
  8: { per: 'item', standard: 5, more: 8 },
  9: { per: 'item', standard: 5, more: 8 },
  10: { per: 'item', standard: 5, more: 8 },
};

/** The clock of a run. Mixed runs have the limits of the eighth level; the tempo run has none, its time is what is measured. */
export function clockFor(kind: RunKind, level: Level | null, pace: Pace): Clock {
  const limit = kind === 'level' && level !== null ? limits[level] : kind === 'tempo' ? null : limits[8];
  if (limit === null || pace === 'free') return null;
  return { per: limit.per, ms: limit[pace] * 1_000 };
}

/** The levels of a series that may be begun: the next one opens when the one before was passed. Rows of one and ten may be tested out. */
export function isOpen(level: Level, series: number, passed: readonly number[]): boolean {
  return level === 1 || series === 1 || series === 10 || passed.includes(level) || passed.includes(level - 1);
}

/** The first level of a series that was not passed yet; the last one where all were. */
export const nextLevel = (passed: readonly number[]): Level => levels.find((level) => !passed.includes(level)) ?? 10;
