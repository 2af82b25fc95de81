import { expect, it } from 'vitest';
import { leftOutOf } from './hard-way.ts';
import { judge } from './judge.ts';

const place = (letter: string, at: number) => ({ letter, place: at });
const somewhere = (letter: string) => ({ letter, place: null });

it.each([
  // tried before, answer, tried now, what is left out
  [[], 'TANNE', 'FUCHS', null],
  [['KANTE'], 'TANNE', 'TANNE', null],
  [['KANTE'], 'TANNE', 'FUCHS', place('A', 2)],
  [['KANTE'], 'TANNE', 'LANDE', somewhere('T')],
  [['STEIN'], 'TANNE', 'TINTE', null],
  [['STEIN'], 'TANNE', 'TAFEL', somewhere('N')],
  // Both of a doubled letter.
  [['NENNE'], 'KANNE', 'KANTE', place('N', 4)],
  [['ANNEX'], 'TANNE', 'KANNE', null],
  [['NONNE'], 'TANNE', 'TANTE', place('N', 4)],
  [['ESSEN'], 'SEGEL', 'SAGEN', somewhere('E')],
  // What was told by any row before.
  [['STEIN', 'TANTE'], 'TANNE', 'TASTE', place('N', 3)],
])('after %j, %s is looked for: %s', (before, answer, guess, leftOut) => {
  const rows = before.map((word) => ({ word, marks: judge(word, answer) }));
  expect(leftOutOf(rows, guess)).toEqual(leftOut);
});
