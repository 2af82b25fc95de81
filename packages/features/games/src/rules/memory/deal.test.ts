import { expect, test } from 'vitest';
import { memorySizes } from '../../contract/index.ts';
import { dealt, largestUpTo, memoryGrids } from './deal.ts';

test.each(memorySizes)('%s lays out both halves of each pair, the same for the same seed and another way for another one', (size) => {
  const { columns, rows, pairs } = memoryGrids[size];
  const halves = dealt(size, 7);
  expect(halves).toHaveLength(columns * rows);
  const names = halves.map(({ pair, isSecond }) => `${pair} ${isSecond}`);
  expect(new Set(names).size).toBe(2 * pairs);
  expect(Math.max(...halves.map(({ pair }) => pair))).toBe(pairs - 1);
  expect(dealt(size, 7)).toEqual(halves);
  expect(dealt(size, 8)).not.toEqual(halves);
});

test('every place has every card about as often as any other', () => {
  const rounds = 6000;
  const counts = Array.from({ length: 12 }, () => 0);
  for (let seed = 0; seed < rounds; seed += 1) {
    const at = dealt('4x3', seed * 7919).findIndex(({ pair, isSecond }) => pair === 0 && !isSecond);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - rounds / 12)).toBeLessThan(rounds / 60);
});

test.each([
  ['6x6', 30, '6x6'],
  ['6x6', 17, '5x4'],
  ['5x4', 30, '5x4'],
  ['4x4', 7, '4x3'],
  ['4x3', 5, null],
] as const)('who wishes for %s and has %i pairs plays %s', (wished, pairs, size) => {
  expect(largestUpTo(wished, pairs)).toBe(size);
});
