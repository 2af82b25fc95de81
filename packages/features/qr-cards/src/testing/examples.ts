import type { Examples } from '@pausenplatz/account/testing';
import type { qrCardsCalls } from '../contract/index.ts';

const noToken = 'x'.repeat(40);

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const qrCardsExamples: Examples<typeof qrCardsCalls> = {
  qrSignIn: () => ({ id: noToken }),
  setPicturePin: () => ({ pin: [0, 3, 5, 11] }),
  getPicturePin: (world) => ({ id: world.people.pupilOwner.userId }),
  clearPicturePin: (world) => ({ id: world.people.pupilOwner.userId }),
};
