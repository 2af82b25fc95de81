import { expect, it } from 'vitest';
import { type PersonRelation, type PersonRight, personRights } from './person-rights.ts';

const nobody: PersonRelation = { isSelf: false, teaches: false, sharesClass: false, administers: false };

it.each<[string, Partial<PersonRelation>, readonly PersonRight[]]>([
  ['a stranger sees nothing', {}, []],
  ['oneself is seen and is oneself', { isSelf: true }, ['see', 'self']],
  ['a classmate is seen', { sharesClass: true }, ['see']],
  ['a teacher teaches', { teaches: true, sharesClass: true }, ['see', 'teach']],
  ['the administration administers and does not teach', { administers: true }, ['see', 'administer']],
])('%s', (_name, relation, expected) => {
  expect([...personRights({ ...nobody, ...relation })]).toEqual(expected);
});
