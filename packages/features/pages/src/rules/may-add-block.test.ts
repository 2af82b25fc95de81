<<<<<<< HEAD
import type { Role } from '@pausenplatz/kernel-contract';
import { describe, expect, test } from 'vitest';
import { mayAddBlock } from './may-add-block.ts';

const plain = { pro: false, pupil: true, private: true, settings: true };

const cases: readonly [sentence: string, flags: Partial<typeof plain>, roles: readonly Role[], pro: boolean, expected: string][] = [
  ['a teacher may add a plain block', {}, ['Teacher'], false, 'yes'],
  ['a teacher may add a block that pupils may not', { pupil: false }, ['Teacher'], false, 'yes'],
  ['a pupil may add a block for pupils', {}, ['Pupil'], false, 'yes'],
  ['a pupil does not see a block that is not for pupils', { pupil: false }, ['Pupil'], false, 'hidden'],
  ['a pupil does not even see the pro version of it', { pupil: false, pro: true }, ['Pupil'], true, 'hidden'],
  ['a private user sees only private blocks', { private: false }, ['Private'], false, 'hidden'],
  ['a private user may add a private block', { pupil: false }, ['Private'], false, 'yes'],
  ['a school admin sees everything', { pupil: false, private: false }, ['SchoolAdmin'], false, 'yes'],
  ['a teacher without pro sees a pro block greyed', { pro: true }, ['Teacher'], false, 'needsPro'],
  ['a teacher with pro may add it', { pro: true }, ['Teacher'], true, 'yes'],
  ['a private user who is also a pupil has both lists', { private: false }, ['Private', 'Pupil'], false, 'yes'],
  ['nobody without a role adds anything', {}, [], true, 'hidden'],
];

describe('who may add which block', () => {
  test.each(cases)('%s', (_sentence, flags, roles, pro, expected) => {
    expect(mayAddBlock({ flags: { ...plain, ...flags } }, { roles, pro }).kind).toBe(expected);
=======
import { describe, expect, it } from 'vitest';
import { blockAvailability } from './may-add-block.ts';

const flags = { pro: false, pupil: false, private: false, settings: true };
const teacher = { roles: ['Teacher'], pro: false } as const;
const pupil = { roles: ['Pupil'], pro: false } as const;
const visitor = { roles: ['Private'], pro: false } as const;

describe('a block in the catalogue', () => {
  it.each([
    ['a teacher sees every block', flags, teacher, 'available'],
    ['a pupil does not see what is not for pupils', flags, pupil, 'hidden'],
    ['a pupil sees what is for pupils', { ...flags, pupil: true }, pupil, 'available'],
    ['a private user does not see what is not for private users', { ...flags, pupil: true }, visitor, 'hidden'],
    ['a private user sees what is for private users', { ...flags, private: true }, visitor, 'available'],
    ['a pro block is shown with its reason to those without pro', { ...flags, pro: true }, teacher, 'needsPro'],
    ['a pro block is available with pro', { ...flags, pro: true }, { ...teacher, pro: true }, 'available'],
  ] as const)('%s', (_name, given, user, expected) => {
    expect(blockAvailability(given, user)).toBe(expected);
>>>>>>> web
  });
});
