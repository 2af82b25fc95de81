import type { Examples } from '@pausenplatz/account/testing';
import { zurichDay } from '@pausenplatz/kernel-format';
import type { gamesCalls } from '../contract/index.ts';

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
  finishMemory: () => ({ id: 'x'.repeat(22), turns: [[0, 1]], ms: 1000 }),
};
