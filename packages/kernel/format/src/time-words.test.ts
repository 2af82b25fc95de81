import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [3_725, '62:05'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
