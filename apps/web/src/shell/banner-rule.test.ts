import type { SignedInUser } from '@pausenplatz/kernel-host';
import { expect, test } from 'vitest';
import { bannersFor } from './banner-rule.ts';

const teacher: SignedInUser = {
  id: 'a',
  userName: 'a',
  firstName: 'A',
  lastName: 'B',
  avatar: null,
  userRoles: ['Teacher'],
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
};

test('a teacher without a school is told so', () => {
  expect(bannersFor(teacher, '/', [])).toEqual(['withoutSchool']);
});

test('a new account and the invitation page stay free of it', () => {
  expect(bannersFor({ ...teacher, newAccount: true }, '/', [])).toEqual([]);
  expect(bannersFor(teacher, '/einladung-bestaetigen/x', [])).toEqual([]);
});

test('an unconfirmed address is told until it is put off', () => {
  const person = { ...teacher, userRoles: ['Private' as const], emailUnconfirmed: true };
  expect(bannersFor(person, '/', [])).toEqual(['emailUnconfirmed']);
  expect(bannersFor(person, '/', ['emailUnconfirmed'])).toEqual([]);
});
