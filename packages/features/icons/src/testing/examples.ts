import type { Examples } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import type { iconsCalls } from '../contract/index.ts';
import { aPicture, anIcon } from './icons.ts';

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const iconsExamples: Examples<typeof iconsCalls> = {
  getFaIcons: () => ({ search: 'Schere' }),
  getBrandIcons: () => ({ group: 'media' }),
  getEmojis: () => ({ search: 'Igel' }),
  getPausenplatzIcons: () => ({}),
  getUserIcons: () => ({}),
  async addUserIcon(world, actor) {
    // Somebody keeps only so many, and a matrix makes more.
    await sql`delete from user_icon`.execute(world.db);
    return { fileId: await aPicture(world, actor), label: 'Igel' };
  },
  deleteUserIcon: async (world, actor) => ({ icon: await anIcon(world, actor) }),
};
