import { expect, it } from 'vitest';
import { durationOf } from './duration.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [247, '4:07'],
  [3_600, '1:00:00'],
  [3_723, '1:02:03'],
])('%i seconds are %s', (seconds, shown) => {
  expect(durationOf(seconds)).toBe(shown);
});
