import type { Examples } from '@pausenplatz/account/testing';
import { aPupil } from '@pausenplatz/office/testing';
import type { printingCalls } from '../contract/index.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const printingExamples: Examples<typeof printingCalls> = {
  printCards: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  printLetters: async (world) => ({ classId: world.ownClassId, userIds: [await aPupil(world)] }),
  getLetterTemplate: (world) => ({ schoolId: world.ownSchoolId }),
  setLetterTemplate: (world) => ({ schoolId: world.ownSchoolId, template: { title: 'Zugang', body: 'Liebe Eltern von {vorname}' } }),
};
