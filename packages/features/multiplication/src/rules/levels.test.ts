import type { Pace } from '@pausenplatz/progress/contract';
import { describe, expect, it } from 'vitest';
import type { RunKind } from '../contract/index.ts';
import { clockFor, isOpen, type Level, levels, nextLevel } from './levels.ts';

describe('the clock of a run', () => {
  it.each<[Level, 'item' | 'run' | null, number, number]>([
    [1, null, 0, 0],
    [2, 'run', 48, 72],
    [3, 'item', 6, 9],
    [4, 'run', 60, 90],
    [5, 'item', 6, 9],
    [6, 'run', 40, 60],
    [7, 'run', 60, 90],
    [8, 'item', 5, 8],
    [9, 'item', 5, 8],
    [10, 'item', 5, 8],
  ])('at level %i', (level, per, standard, more) => {
    const of = (pace: Pace) => clockFor('level', level, pace);
    expect(of('standard')).toEqual(per === null ? null : { per, ms: standard * 1_000 });
    expect(of('more')).toEqual(per === null ? null : { per, ms: more * 1_000 });
    expect(of('free')).toBeNull();
  });

  it.each<[RunKind, number | null]>([
    ['mix', 5_000],
    ['training', 5_000],
    ['division', 5_000],
    ['exam', 5_000],
    ['tempo', null],
  ])('of %s', (kind, ms) => {
    expect(clockFor(kind, null, 'standard')?.ms ?? null).toBe(ms);
  });
});

describe('which levels are open', () => {
  it.each<[number, readonly number[], readonly number[]]>([
    [7, [], [1]],
    [7, [1, 2], [1, 2, 3]],
    [7, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], levels],
    [1, [], levels],
    [10, [], levels],
    [12, [1], [1, 2]],
  ])('of series %i after %j', (series, passed, open) => {
    expect(levels.filter((level) => isOpen(level, series, passed))).toEqual(open);
  });

  it('and which one comes next', () => {
    expect([nextLevel([]), nextLevel([1, 2]), nextLevel([...levels])]).toEqual([1, 3, 10]);
  });
});
