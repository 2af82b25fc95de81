import type { Examples } from '@pausenplatz/account/testing';
import type { rankingsCalls } from '../contract/index.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const rankingsExamples: Examples<typeof rankingsCalls> = {
  getRanking: () => ({ list: 'points' }),
  getOwnRanking: () => ({}),
  setOwnRanking: () => ({ isListed: true, newAlias: false }),
  getClassLights: (world) => ({ classId: world.ownClassId }),
  setClassRanking: (world) => ({ classId: world.ownClassId, isListed: true }),
};
