import type { Examples } from '@pausenplatz/account/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import type { gamesCalls } from '../contract/index.ts';
import { aDuel, withoutDuels } from './duels.ts';
import { aPictureSet, sixPictures, withoutPictureSets } from './pictures.ts';

/** Mia and Noah play, and it is Mia’s turn. */
const ofDuel = async (world: Parameters<typeof aDuel>[0]) => ({ id: await aDuel(world) });

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const gamesExamples: Examples<typeof gamesCalls> = {
  getWordRound: (world) => ({ kind: 'daily', classId: world.ownClassId }),
  guessWord: (world) => ({
    board: { kind: 'daily', day: zurichDay(world.services.clock.now()), classId: world.ownClassId },
    position: 0,
    word: 'stein',
  }),
  startWordRound: (world) => ({ level: 'easy', classId: world.ownClassId }),
  setWordPlayer: () => ({ field: 'hasSeenHelp', value: true }),
  getWordStatistics: () => ({}),
  getClassWords: (world) => ({ classId: world.ownClassId }),
  setClassWords: (world) => ({ classId: world.ownClassId, words: ['Fuchs', 'Tanne'], isDaily: false }),
  getMemory: () => ({}),
  // What the trainers lend is proven by their own tests; nobody has this one.
  getMemoryPairs: () => ({ kind: 'words', id: 'x'.repeat(22) }),
  startMemory: () => ({ size: '4x3', set: 'times' }),
  getDuels: () => ({}),
  getDuelPartners: (world) => ({ classId: world.ownClassId }),
  setClassDuels: (world) => ({ classId: world.ownClassId, isAllowed: true }),
  inviteDuel: async (world) => {
    await withoutDuels(world);
    return { classId: world.ownClassId, userId: world.people.pupilSameClass.userId, set: { kind: 'times', id: null }, size: '4x3' };
  },
  answerDuel: async (world) => ({ id: await aDuel(world, { state: 'invited' }), accept: true }),
  endDuel: ofDuel,
  getDuel: ofDuel,
  turnDuelCard: async (world) => ({ ...(await ofDuel(world)), place: 3 }),
  keepDuelSeat: async (world) => ({ ...(await ofDuel(world)), isHere: true }),
  getPictureSets: () => ({}),
  getPictureSet: async (world) => ({ id: await aPictureSet(world) }),
  async savePictureSet(world) {
    await withoutPictureSets(world);
    return { id: null, title: 'Im Wald', pictures: await sixPictures(world), classIds: [] };
  },
  deletePictureSet: async (world) => ({ id: await aPictureSet(world), isDeleted: true }),
  finishMemory: () => ({ id: 'x'.repeat(22), turns: [[0, 1]], ms: 1000 }),
};
