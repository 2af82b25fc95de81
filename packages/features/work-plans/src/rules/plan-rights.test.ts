import { expect, it } from 'vitest';
import { mayEdit } from './plan-rights.ts';

const [mine, others] = [{ teaches: true }, { teaches: false }];

it.each([
  ['an author whose plan nobody has', true, [], true],
  ['an author who teaches all classes that have it', true, [mine, mine], true],
  ['an author who left one of the classes', true, [mine, others], false],
  ['a colleague in all classes that have it', false, [mine], true],
  ['a colleague in some of them', false, [mine, others], false],
  ['a colleague of a draft', false, [], false],
] as const)('a plan is changed by %s: %s, %j → %s', (_who, isAuthor, living, may) => {
  expect(mayEdit(isAuthor, living)).toBe(may);
});
