import type { Examples } from '@pausenplatz/account/testing';
import type { {{camel}}Calls } from '../contract/index.ts';
import { anEntry } from './entries.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const {{camel}}Examples: Examples<typeof {{camel}}Calls> = {
  async list{{pascal}}(world) {
    await anEntry(world);
    return { classId: world.ownClassId };
  },
  add{{pascal}}: (world) => ({ classId: world.ownClassId, title: 'Roter Schal' }),
  set{{pascal}}Done: async (world) => ({ id: await anEntry(world), done: true }),
};
