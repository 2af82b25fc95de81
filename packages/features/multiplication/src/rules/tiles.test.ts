import { describe, expect, it } from 'vitest';
import { drawLevel } from './draw-level.ts';
import { isSolved } from './tasks.ts';
import { tilesFor } from './tiles.ts';

describe('tiles', () => {
  it.each([2, 7] as const)('of level %i can build every calculation of every series', (level) => {
    for (let series = 1; series <= 25; series += 1) {
      const tasks = drawLevel(level, series, Math.random);
      const { factors, results } = tilesFor(tasks, level === 7, Math.random);
      const built = (a: number, b: number) => results.map((result) => [a, b, result]);
      const all = factors.flatMap((a) => factors.flatMap((b) => built(a, b)));
      expect(tasks.filter((task) => !all.some((one) => isSolved(task, one)))).toEqual([]);
      expect(new Set(results).size).toBe(results.length);
    }
  });

  it('of the neighbour are there where they are wanted', () => {
    const tasks = drawLevel(7, 7, Math.random);
    const own = tasks.map(({ a, b }) => a * b);
    expect(tilesFor(tasks, true, Math.random).results.filter((result) => !own.includes(result))).toHaveLength(4);
    expect(tilesFor(tasks, false, Math.random).results).toHaveLength(10);
  });
});
