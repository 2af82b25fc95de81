import { expect, test } from 'vitest';
import { quickMove } from './quick-move.ts';
import { allowedMoves } from './status-moves.ts';

const facts = { correctionMode: 'teacher', isSeen: false, knowsSolution: true } as const;

test.each([
  ['open', 'inProgress'],
  ['inProgress', 'done'],
  ['answer', 'inProgress'],
  ['redo', 'inProgress'],
  ['question', null],
  ['done', null],
  ['finished', null],
] as const)('a task that is %s offers one tap to %s', (from, to) => {
  expect(quickMove(from, allowedMoves(from, 'pupil', facts))).toBe(to);
});

test('who has not seen the solution is not done by one tap', () => {
  const allowed = allowedMoves('inProgress', 'pupil', { ...facts, correctionMode: 'self', knowsSolution: false });
  expect(quickMove('inProgress', allowed)).toBeNull();
});
