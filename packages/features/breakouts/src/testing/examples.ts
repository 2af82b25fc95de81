import type { Examples, World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { breakoutsCalls } from '../contract/index.ts';
import { aBreakout, aLock, aTeam, breakoutsTablesOf, type PlantedBreakout } from './breakouts.ts';

/** A class holds so many pages: one breakout for all of them. */
const breakouts = new WeakMap<World, Promise<PlantedBreakout>>();
function breakout(world: World): Promise<PlantedBreakout> {
  const planted = breakouts.get(world) ?? aBreakout(world);
  breakouts.set(world, planted);
  return planted;
}

/** It has room for so many teams and locks, and each cell of a matrix adds one. */
async function emptied(world: World): Promise<PlantedBreakout> {
  const planted = await breakout(world);
  const db = breakoutsTablesOf(world);
  await db.deleteFrom('breakout_team').where('block_id', '=', planted.blockId).execute();
  await db.deleteFrom('breakout_lock').where('block_id', '=', planted.blockId).where('id', 'not in', planted.lockIds).execute();
  await db.updateTable('breakout').set({ started_at: null, ended_at: null }).where('block_id', '=', planted.blockId).execute();
  return planted;
}

const ofBlock = async (world: World) => ({ blockId: (await emptied(world)).blockId });

async function ofTeam(world: World) {
  const planted = await emptied(world);
  return { blockId: planted.blockId, token: (await aTeam(world, planted)).token };
}
const atLock = async (world: World) => ({ ...(await ofTeam(world)), lockId: (await breakout(world)).lockIds[0] ?? '' });
const ofLock = async (world: World) => ({ ...(await ofBlock(world)), id: (await breakout(world)).lockIds[0] ?? '' });

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const breakoutsExamples: Examples<typeof breakoutsCalls> = {
  enterBreakout: ofBlock,
  beginBreakout: async (world) => ({ ...(await ofBlock(world)), name: 'Schlaue Füchse' }),
  async joinBreakout(world) {
    const planted = await emptied(world);
    await aTeam(world, planted, { code: 'FUCHS' });
    return { blockId: planted.blockId, code: 'fuchs' };
  },
  getBreakoutGame: ofTeam,
  tryBreakoutLock: async (world) => ({ ...(await atLock(world)), answer: { kind: 'number', value: '43' } }),
  askBreakoutHint: async (world) => ({ ...(await atLock(world)), shown: 0 }),
  getBreakoutTeams: ofBlock,
  changeBreakoutRound: async (world) => ({ ...(await ofBlock(world)), to: 'started' }),
  async changeBreakoutTeam(world) {
    const planted = await emptied(world);
    return { blockId: planted.blockId, teamId: (await aTeam(world, planted)).id, to: 'paused' };
  },
  getBreakoutLocks: ofBlock,
  saveBreakoutLock: async (world) => ({ ...(await ofBlock(world)), id: null, lock: aLock() }),
  moveBreakoutLock: async (world) => ({ ...(await ofLock(world)), afterId: null }),
  async deleteBreakoutLock(world) {
    const { pageId, blockId } = await emptied(world);
    const id = newId();
    const empty = { story: '', task: '', alt: '', picture_id: null, audio_id: null, hints: '[]', position: 'zz' };
    const row = { ...empty, id, page_id: pageId, block_id: blockId, title: 'Zu viel', secret: JSON.stringify(aLock().secret) };
    await breakoutsTablesOf(world).insertInto('breakout_lock').values(row).execute();
    return { blockId, id };
  },
  saveBreakoutEnding: async (world) => ({ ...(await ofBlock(world)), ending: 'Geschafft!' }),
};
