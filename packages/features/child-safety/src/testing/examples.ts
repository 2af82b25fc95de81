import type { Examples } from '@pausenplatz/account/testing';
import type { childSafetyCalls } from '../contract/index.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const childSafetyExamples: Examples<typeof childSafetyCalls> = {
  getOwnContacts: () => ({}),
  getSchoolContacts: (world) => ({ schoolId: world.ownSchoolId }),
  setSchoolContacts: (world) => ({
    schoolId: world.ownSchoolId,
    contacts: [{ kind: 'socialWork', name: 'Frau Ammann', note: 'Montag bis Donnerstag', phone: '031 555 01 20' }],
  }),
};
