import type { Role } from '@pausenplatz/kernel-contract';
import { expect, test } from 'vitest';
import { decideAccess, signInPathFor } from './access-rule.ts';
import type { SessionState, SignedInUser } from './session-store.ts';

const user = (...userRoles: Role[]): SignedInUser => ({
  id: 'a',
  userName: 'a',
  firstName: 'Anna',
  lastName: 'A',
  avatar: null,
  userRoles,
  pro: false,
  schools: [],
  schoolClasses: [],
  currentSchoolClass: null,
  emailUnconfirmed: false,
  newAccount: false,
  seenReleaseNotes: null,
});
const signedIn = (...roles: Role[]): SessionState => ({ status: 'signedIn', user: user(...roles) });

test('public screens show to everybody', () => {
  expect(decideAccess('public', { status: 'signedOut' })).toBe('show');
  expect(decideAccess('public', { status: 'unknown' })).toBe('show');
});

test('a screen that needs a login runs an authentication check first', () => {
  expect(decideAccess('login', { status: 'unknown' })).toBe('check');
  expect(decideAccess('login', { status: 'signedOut' })).toBe('check');
  expect(decideAccess('login', signedIn('Private'))).toBe('show');
});

test('a role-restricted screen admits only one of its roles', () => {
  expect(decideAccess(['Teacher', 'Pupil'], signedIn('Pupil'))).toBe('show');
  expect(decideAccess(['Teacher'], signedIn('Pupil', 'Private'))).toBe('forbidden');
  expect(decideAccess(['Teacher'], signedIn('Private', 'Teacher'))).toBe('show');
});

test('an initial password is changed before anything else', () => {
  expect(decideAccess('login', { status: 'initialPassword', user: user('Teacher') })).toBe('choosePassword');
});

test('the sign-in remembers the wanted page with its query', () => {
  expect(signInPathFor('/seiten?x=1#b')).toBe('/?redirectUrl=%2Fseiten%3Fx%3D1%23b');
  expect(signInPathFor('/')).toBe('/');
});
