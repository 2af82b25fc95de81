import { describe, expect, it } from 'vitest';
import { timeWords } from '@pausenplatz/kernel-format';
import { secondsIn } from './seconds-in.ts';

describe('a place in a film', () => {
  it.each([
    ['', null],
    ['75', 75],
    ['1:15', 75],
    [' 0:05 ', 5],
    ['1:02:05', 3725],
    ['90:00', 5400],
    ['86400', 86_400],
    ['86401', undefined],
    ['1:75', undefined],
    ['-5', undefined],
    ['bald', undefined],
    ['1.5', undefined],
  ])('%j is %s', (typed, seconds) => expect(secondsIn(typed)).toBe(seconds));

  it.each([
    [5, '0:05'],
    [75, '1:15'],
    [3725, '62:05'],
  ])('%i seconds are shown as %s, which is read as the same', (seconds, words) => {
    expect(timeWords(seconds)).toBe(words);
    expect(secondsIn(words)).toBe(seconds);
  });
});
