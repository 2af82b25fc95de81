import type { Pace } from '@pausenplatz/progress/contract';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../contract/index.ts';
import { seeded } from '../testing/seeded.ts';
import { type TimedRun, timeLimit } from './time-limit.ts';

const last = (limitMs: number, timeouts: number, asked = 20): TimedRun => ({ limitMs, timeouts, asked });

describe('the time of a calculation', () => {
  it.each<[string, Stage, Pace, TimedRun | null, number | null]>([
    ['begins with twice the shortest', 5, 'standard', null, 12_000],
    ['is longer where a teacher gave more', 5, 'more', null, 18_000],
    ['is none without time', 5, 'free', last(6_000, 0), null],
    ['stays where the time ran out as often as wanted', 5, 'standard', last(10_000, 3), 10_000],
    ['shrinks where it never ran out', 5, 'standard', last(10_000, 0), 8_500],
    ['grows where it ran out in half of all', 5, 'standard', last(10_000, 10), 13_500],
    ['grows at most to the longest', 5, 'standard', last(34_000, 20), 36_000],
    ['is never below the shortest of the specification', 6, 'standard', last(5_200, 0), 5_000],
    ['is never below the shortest of who has more', 6, 'more', last(5_200, 0), 8_000],
    ['stays where a run was too short to tell', 5, 'standard', last(10_000, 0, 9), 10_000],
  ])('%s', (_words, stage, pace, before, expected) => {
    expect(timeLimit(stage, pace, before)).toBe(expected);
  });

  it.each([4_000, 7_000, 12_000])('runs out in about 15 of 100 for a child that needs %i ms in the middle', (middleMs) => {
    const random = seeded(middleMs);
    // Times of answers are skewed: most near the middle, some much longer.
    const needed = () => middleMs * Math.exp(0.45 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()));
    let before: TimedRun | null = null;
    let [asked, timeouts] = [0, 0];
    for (let run = 0; run < 400; run += 1) {
      const limitMs: number = timeLimit(5, 'standard', before) ?? 0;
      const slow = Array.from({ length: 20 }, needed).filter((ms) => ms > limitMs).length;
      before = { limitMs, asked: 20, timeouts: slow };
      if (run < 20) continue;
      asked += 20;
      timeouts += slow;
    }
    // Who is quicker than the shortest limit never feels it.
    const expected = middleMs === 4_000 ? [0.1, 0.2] : [0.12, 0.18];
    expect(timeouts / asked).toBeGreaterThan(expected[0] ?? 1);
    expect(timeouts / asked).toBeLessThan(expected[1] ?? 0);
  });
});
