import { expect, it } from 'vitest';
import { judge } from './judge.ts';

const signs = { here: '=', elsewhere: '~', absent: '.' } as const;

it.each([
  // guess, answer, = here, ~ elsewhere, . absent
  ['FUCHS', 'FUCHS', '====='],
  ['APFEL', 'BIRNE', '...~.'],
  ['STEIN', 'TANNE', '.~~.~'],
  ['KANTE', 'TANNE', '.==~='],
  // Doubled in the guess, once in the answer: the left one is told, or the one that stands right.
  ['TANNE', 'KANTE', '~==.='],
  ['NENNE', 'TANTE', '..=.='],
  ['NENNE', 'ENKEL', '~~..~'],
  ['ESSEN', 'SEGEL', '~~.=.'],
  ['TASSE', 'SAFTE', '~=~.='],
  // Doubled in both.
  ['NENNE', 'KANNE', '..==='],
  ['ROLLE', 'LALLE', '..==='],
  ['SESSE', 'ESSEN', '~~=.~'],
  // Doubled in the answer alone.
  ['NAGEL', 'NENNE', '=..~.'],
  ['ALLES', 'LLAMA', '~=~..'],
  // Four of one where the answer has three.
  ['EEREE', 'BEERE', '~=~.='],
  // A vowel and its umlaut are two letters.
  ['APFEL', 'ÄPFEL', '.===='],
  ['KÖNIG', 'KOHLE', '=....'],
])('%s for %s', (guess, answer, told) => {
  expect(
    judge(guess, answer)
      .map((mark) => signs[mark])
      .join(''),
  ).toBe(told);
});
