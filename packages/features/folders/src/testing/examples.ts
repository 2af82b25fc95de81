import type { Examples, World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { foldersCalls } from '../contract/index.ts';
import { aFileOf, aFolder, aFolderBlock, anItem, foldersTablesOf } from './folders.ts';

/** A class holds so many pages: one folder block for all examples, emptied for each. */
const blocks = new WeakMap<World, ReturnType<typeof aFolderBlock>>();
async function fresh(world: World) {
  const planted = blocks.get(world) ?? aFolderBlock(world, { mode: 'all' });
  blocks.set(world, planted);
  const place = await planted;
  await foldersTablesOf(world).deleteFrom('folder_item').where('block_id', '=', place.blockId).execute();
  return place;
}

/** A file that the child of the examples handed in. */
async function ofOwner(world: World, more: Parameters<typeof anItem>[3] = {}) {
  const place = await fresh(world);
  return { blockId: place.blockId, id: await anItem(world, place, world.people.pupilOwner.userId, more) };
}

const chosen = async (world: World, more: Parameters<typeof anItem>[3] = {}) => {
  const { blockId, id } = await ofOwner(world, more);
  return { blockId, ids: [id] };
};

/** The person who makes the call; whoever has no account stands for nobody. */
const userOf = ({ people }: World, actor: ActorName): string =>
  Object.entries(people).find(([name]) => name === actor)?.[1].userId ?? people.pupilOwner.userId;

/** Well-formed inputs of the calls, for the tests that are made from the contract. */
export const foldersExamples: Examples<typeof foldersCalls> = {
  getFolders: async (world) => ({ pageId: (await fresh(world)).pageId }),
  addFolderFiles: async (world, actor) => ({
    blockId: (await fresh(world)).blockId,
    parentId: null,
    fileIds: [await aFileOf(world, userOf(world, actor))],
  }),
  addFolder: async (world) => ({ blockId: (await fresh(world)).blockId, parentId: null, name: 'Woche 50' }),
  renameFolderItem: async (world) => ({ ...(await ofOwner(world)), name: 'Mein Igel' }),
  async moveFolderItems(world) {
    const place = await fresh(world);
    const parentId = await aFolder(world, place);
    return { blockId: place.blockId, ids: [await anItem(world, place, world.people.pupilOwner.userId)], parentId };
  },
  deleteFolderItems: (world) => chosen(world),
  async restoreFolderItems(world) {
    const { blockId, ids } = await chosen(world);
    const [id = ''] = ids;
    const deleted = { deleted_at: world.services.clock.now(), deleted_by: world.people.pupilOwner.userId, deleted_with: id };
    await foldersTablesOf(world).updateTable('folder_item').set(deleted).where('id', '=', id).execute();
    return { blockId, ids };
  },
  listFolderTrash: async (world) => ({ blockId: (await fresh(world)).blockId }),
  zipFolderItems: (world) => chosen(world),
};
