import type { Examples, World } from '@pausenplatz/account/testing';
import { newId } from '@pausenplatz/kernel-server';
import type { padsCalls } from '../contract/index.ts';
import { aPad, aText, aVersion, padsTablesOf } from './pads.ts';

/** A class holds so many pages: one pad for all examples, and each of them begins with the same words. */
const pads = new WeakMap<World, ReturnType<typeof aPad>>();
async function pad(world: World) {
  const planted = pads.get(world) ?? aPad(world);
  pads.set(world, planted);
  const { pageId, blockId } = await planted;
  await padsTablesOf(world).deleteFrom('pad').where('block_id', '=', blockId).execute();
  await aText(world, { pageId, blockId });
  return { blockId };
}

async function past(world: World) {
  const { blockId } = await pad(world);
  return { blockId, versionId: await aVersion(world, blockId) };
}

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const padsExamples: Examples<typeof padsCalls> = {
  getPad: pad,
  getPadChanges: async (world) => ({ ...(await pad(world)), since: 0 }),
  changePad: async (world) => ({ ...(await pad(world)), base: 1, key: newId(), continues: false, change: [14, [0, ' Ende.']] }),
  listPadVersions: pad,
  getPadVersion: past,
  restorePadVersion: past,
};
