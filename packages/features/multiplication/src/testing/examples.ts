import type { Examples } from '@pausenplatz/account/testing';
import type { multiplicationCalls } from '../contract/index.ts';
import { anEntry } from './entries.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const multiplicationExamples: Examples<typeof multiplicationCalls> = {
  async listMultiplication(world) {
    await anEntry(world);
    return { classId: world.ownClassId };
  },
  addMultiplication: (world) => ({ classId: world.ownClassId, title: 'Roter Schal' }),
  setMultiplicationDone: async (world) => ({ id: await anEntry(world), done: true }),
};
