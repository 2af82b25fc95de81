import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [1, '1 Sekunde'],
  [45, '45 Sekunden'],
  [90, '90 Sekunden'],
  [91, '2 Minuten'],
  [900, '15 Minuten'],
  [3_541, '60 Minuten'],
])('a wait of %i seconds is told as "%s"', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
