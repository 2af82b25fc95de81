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
  });
});
