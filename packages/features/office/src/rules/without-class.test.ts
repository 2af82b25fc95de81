import { expect, it } from 'vitest';
import { withoutMoves, withoutPlace, withoutTarget } from './without-class.ts';

it('a step moves nobody into a class that is gone, and everybody else as before', () => {
  const elsewhere = { userId: 'noah', to: { kind: 'class', classId: 'b' } };
  const leaves = { userId: 'lia', to: { kind: 'leave' } };
  const step = { action: 'continue', moves: [{ userId: 'mia', to: { kind: 'class', classId: 'a' } }, elsewhere, leaves] };
  expect(withoutMoves(step, 'a')).toEqual({ action: 'continue', moves: [elsewhere, leaves] });
});

it('a state keeps the person and loses the place and its number', () => {
  expect(withoutPlace({ firstName: 'Mia', classId: 'a', number: 3 }, 'a')).toEqual({ firstName: 'Mia', classId: null, number: null });
  expect(withoutPlace({ firstName: 'Mia', classId: 'b', number: 3 }, 'a')).toEqual({ firstName: 'Mia', classId: 'b', number: 3 });
});

it('a question leads into no class', () => {
  expect(withoutTarget({ rows: [], targetClassId: 'a' }, 'a')).toEqual({ rows: [], targetClassId: null });
  expect(withoutTarget({ rows: ['a'], targetClassId: null }, 'a')).toEqual({ rows: ['a'], targetClassId: null });
});
