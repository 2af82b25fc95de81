import { expect, it } from 'vitest';
import { statisticsOf } from './statistics.ts';

const solved = (day: string, tries: number) => ({ day, isSolved: true, tries });
const missed = (day: string) => ({ day, isSolved: false, tries: 6 });

it.each([
  ['nothing yet', [], { played: 0, solved: 0, streak: 0, tries: [0, 0, 0, 0, 0, 0] }],
  [
    'two in a row, today still to come',
    [solved('2026-11-26', 3), solved('2026-11-27', 4)],
    { played: 2, solved: 2, streak: 2, tries: [0, 0, 1, 1, 0, 0] },
  ],
  [
    'a day that was missed is the free one of its week',
    [solved('2026-11-25', 2), missed('2026-11-26'), solved('2026-11-27', 6), solved('2026-11-28', 1)],
    { played: 4, solved: 3, streak: 4, tries: [1, 1, 0, 0, 0, 1] },
  ],
  [
    'two boards of one day, of two classes',
    [solved('2026-11-28', 3), solved('2026-11-28', 3)],
    { played: 2, solved: 2, streak: 1, tries: [0, 0, 2, 0, 0, 0] },
  ],
])('%s', (_case, rounds, told) => {
  expect(statisticsOf(rounds, '2026-11-28')).toEqual(told);
});
