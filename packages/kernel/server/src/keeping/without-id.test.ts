import { expect, it } from 'vitest';
import { withoutId } from './without-id.ts';

it.each([
  ['a field that holds it', { schoolClassId: 'a', view: 'week' }, { schoolClassId: null, view: 'week' }],
  ['a list that holds it', { toClassIds: ['a', 'b'] }, { toClassIds: ['b'] }],
  ['a key that is it', { a: ['cards'], b: ['letters'] }, { b: ['letters'] }],
  [
    'something deep inside',
    [{ to: { kind: 'class', classId: 'a' } }, 3, null, true],
    [{ to: { kind: 'class', classId: null } }, 3, null, true],
  ],
  ['a word that only contains it', { text: 'a b' }, { text: 'a b' }],
])('takes an id out of %s', (_where, value, left) => {
  expect(withoutId(value, 'a')).toEqual(left);
});
