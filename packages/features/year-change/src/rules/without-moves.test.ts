import { expect, it } from 'vitest';
import { withoutMoves } from './without-moves.ts';

it('a step moves nobody into a class that is gone, and everybody else as before', () => {
  const elsewhere = { userId: 'noah', to: { kind: 'class', classId: 'b' } };
  const leaves = { userId: 'lia', to: { kind: 'leave' } };
  const step = { action: 'continue', moves: [{ userId: 'mia', to: { kind: 'class', classId: 'a' } }, elsewhere, leaves] };
  expect(withoutMoves(step, 'a')).toEqual({ action: 'continue', moves: [elsewhere, leaves] });
});
