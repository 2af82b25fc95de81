import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { knownLetters, signsOf, stateAfter } from './round.ts';

it.each([
  [[], 'open'],
  [['KANTE'], 'open'],
  [['KANTE', 'TANNE'], 'solved'],
  [['KANTE', 'STEIN', 'FUCHS', 'BIRNE', 'APFEL', 'TANNE'], 'solved'],
  [['KANTE', 'STEIN', 'FUCHS', 'BIRNE', 'APFEL'], 'open'],
  [['KANTE', 'STEIN', 'FUCHS', 'BIRNE', 'APFEL', 'TANTE'], 'missed'],
])('after %j a board is %s', (guesses, state) => {
  expect(stateAfter(guesses, 'TANNE')).toBe(state);
});

const rows = ['STEIN', 'KANTE'].map((word) => ({ word, marks: judge(word, 'TANNE') }));

it('of each letter the best is known', () => {
  expect(Object.fromEntries(knownLetters(rows))).toEqual({
    S: 'absent',
    T: 'elsewhere',
    E: 'here',
    I: 'absent',
    N: 'here',
    K: 'absent',
    A: 'here',
  });
});

it('what is shared are signs alone', () => {
  expect(signsOf(rows)).toBe('⬜🟧🟧⬜🟧\n⬜🟦🟦🟧🟦');
  expect(signsOf(rows)).not.toMatch(/\p{L}/u);
});
