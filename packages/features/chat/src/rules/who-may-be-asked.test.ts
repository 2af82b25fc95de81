import { expect, it } from 'vitest';
import { refusalOfPersons } from './who-may-be-asked.ts';

const [child, adult] = [{ isChild: true }, { isChild: false }];

it.each([
  ['a teacher asks a child', adult, false, [child], null],
  ['a teacher asks children', adult, false, [child, child], null],
  ['a child asks its teacher', child, false, [adult], null],
  ['a child asks a classmate', child, false, [child], 'CHAT_CHILDREN_CLOSED'],
  ['a child asks a classmate and its teacher', child, false, [child, adult], 'CHAT_CHILDREN_CLOSED'],
  ['a child asks a classmate, and the school allows it', child, true, [child], 'CHAT_NEEDS_ADULT'],
  ['a child asks a classmate and its teacher, and the school allows it', child, true, [child, adult], null],
] as const)('%s', (_who, asker, childrenTogether, asked, expected) => {
  expect(refusalOfPersons({ ...asker, childrenTogether }, asked)).toBe(expected);
});
