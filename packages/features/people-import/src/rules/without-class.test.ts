import { expect, it } from 'vitest';
import { withoutPlace, withoutTarget } from './without-class.ts';

it('a state keeps the person and loses the place and its number', () => {
  expect(withoutPlace({ firstName: 'Mia', classId: 'a', number: 3 }, 'a')).toEqual({ firstName: 'Mia', classId: null, number: null });
  expect(withoutPlace({ firstName: 'Mia', classId: 'b', number: 3 }, 'a')).toEqual({ firstName: 'Mia', classId: 'b', number: 3 });
});

it('a question leads into no class', () => {
  expect(withoutTarget({ rows: [], targetClassId: 'a' }, 'a')).toEqual({ rows: [], targetClassId: null });
  expect(withoutTarget({ rows: ['a'], targetClassId: null }, 'a')).toEqual({ rows: ['a'], targetClassId: null });
});
