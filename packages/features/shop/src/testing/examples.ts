import type { Examples } from '@pausenplatz/account/testing';
import type { shopCalls } from '../contract/index.ts';
import { anEntry } from './entries.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const shopExamples: Examples<typeof shopCalls> = {
  async listShop(world) {
    await anEntry(world);
    return { classId: world.ownClassId };
  },
  addShop: (world) => ({ classId: world.ownClassId, title: 'Roter Schal' }),
  setShopDone: async (world) => ({ id: await anEntry(world), done: true }),
};
