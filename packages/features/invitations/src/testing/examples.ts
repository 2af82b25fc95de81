import type { Examples } from '@pausenplatz/account/testing';
import type { invitationsCalls } from '../contract/index.ts';

const noToken = 'x'.repeat(40);

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const invitationsExamples: Examples<typeof invitationsCalls> = {
  lookAtInvitation: () => ({ id: noToken }),
  acceptInvitation: () => ({ id: noToken, person: { firstName: 'Ida', lastName: 'Wyss', password: 'sieben gelbe Blätter' } }),
};
