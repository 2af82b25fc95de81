import { describe, expect, it } from 'vitest';
import type { Form } from '../contract/index.ts';
import { drawLevel } from './draw-level.ts';
import { type Level, levels } from './levels.ts';

/** The same numbers in every run. */
const aRandom = (seed: number) => () => {
  // A linear congruential generator (Numerical Recipes).
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

describe('what a level asks', () => {
  it.each<[Level, number, readonly Form[], number]>([
    [1, 10, ['build'], 10],
    [2, 4, ['compose'], 4],
    [3, 12, ['product'], 4],
    [4, 10, ['order'], 10],
    [5, 20, ['count'], 10],
    [6, 10, ['mark'], 10],
    [7, 10, ['compose'], 10],
    [8, 10, ['product'], 10],
    [9, 20, ['gapFirst', 'gapSecond', 'product'], 10],
    [10, 10, ['hear'], 10],
  ])('at level %i: %i tasks', (level, count, forms, results) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const tasks = drawLevel(level, 7, aRandom(seed));
      expect(tasks).toHaveLength(count);
      expect([...new Set(tasks.map(({ form }) => form))].toSorted()).toEqual(forms);
      expect(new Set(tasks.map(({ a, b }) => a * b)).size).toBe(results);
      expect(tasks.filter(({ a, b }) => a !== 7 && b !== 7)).toEqual([]);
    }
  });

  it('in order where the order is the task', () => {
    const results = (level: Level) => drawLevel(level, 7, aRandom(1)).map(({ a, b }) => a * b);
    const forward = [7, 14, 21, 28, 35, 42, 49, 56, 63, 70];
    expect(results(4)).toEqual(forward);
    expect(results(5)).toEqual([...forward, ...forward.toReversed()]);
  });

  it('never the same twice running where it is trained', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const results = drawLevel(3, 7, aRandom(seed)).map(({ a }) => a);
      const twice = results.filter((one, index) => one === results[index + 1]);
      // With what is left at the end there may be no other choice.
      expect(twice.length).toBeLessThanOrEqual(2);
    }
  });

  it('something of each', () => {
    expect(levels.map((level) => drawLevel(level, 3, aRandom(2)).length)).toEqual([10, 4, 12, 10, 20, 10, 10, 10, 20, 10]);
  });
});
