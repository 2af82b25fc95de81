import { type Examples, testPassword } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { profileCalls } from '../contract/index.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const profileExamples: Examples<typeof profileCalls> = {
  getProfile: () => ({}),
  updateProfile: (world) => ({ key: 'avatar', value: null, id: world.people.pupilOwner.userId }),
  setDefaultSchoolClass: (world) => ({ id: world.ownClassId }),
  changeOwnPassword: () => ({ current: 'nicht mein Passwort', password: 'sieben gelbe Blätter' }),
  listSessions: () => ({}),
  endSession: () => ({ id: newId() }),
  endOtherSessions: () => ({}),
  inviteMyself: () => ({ password: testPassword }),
  startExport: () => ({}),
  latestExport: () => ({}),
  deleteAccount: () => ({ password: 'nicht mein Passwort' }),
};
