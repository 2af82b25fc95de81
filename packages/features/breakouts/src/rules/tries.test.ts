import { expect, it } from 'vitest';
import { waitAfter } from './tries.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 15],
  [4, 0],
  [6, 30],
  [9, 60],
  [12, 120],
  [15, 120],
  [3_000, 120],
])('after %i wrong answers a team waits %i seconds', (wrong, seconds) => {
  expect(waitAfter(wrong)).toBe(seconds);
});
