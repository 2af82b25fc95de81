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
  });
});
