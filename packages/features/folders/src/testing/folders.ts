import type { World } from '@pausenplatz/account/testing';
import { storePicture } from '@pausenplatz/documents/server';
import { aPng } from '@pausenplatz/documents/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { aPage, type PagesTables } from '@pausenplatz/pages/testing';
import type { Insertable } from 'kysely';
import { documentsBlock, type FolderSettings } from '../contract/index.ts';
import type { FoldersTables } from '../server/index.ts';

export const foldersTablesOf = (world: Pick<World, 'services'>) => ownTables<FoldersTables>(world.services.db);

interface PlantedFolder {
  readonly pageId: string;
  readonly blockId: string;
  readonly url: string;
}

/** Plants a folder block, to hand in unless said otherwise, on a page of class 3a that the class reads. */
export async function aFolderBlock(
  world: World,
  settings: Partial<FolderSettings> = {},
  page: Parameters<typeof aPage>[1] = {},
): Promise<PlantedFolder> {
  const { id: pageId, url } = await aPage(world, { visibility: 'group', title: 'Projekt', blocks: [], ...page });
  return { pageId, url, blockId: await anotherFolderBlock(world, pageId, settings) };
}

/** One more folder block on a page; answers its id. */
export async function anotherFolderBlock(world: World, pageId: string, settings: Partial<FolderSettings> = {}): Promise<string> {
  const id = newId();
  const row = {
    id,
    page_id: pageId,
    type: documentsBlock.type,
    version: documentsBlock.version,
    words: '',
    position: 'a0',
    deleted_at: null,
  };
  const all = { ...documentsBlock.empty, title: 'Unser Projekt', mode: 'hand-in', ...settings };
  await ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({ ...row, settings: JSON.stringify(all) })
    .execute();
  return id;
}

/** Stores a picture that somebody uploaded; answers the file's id. */
export const aFileOf = async (world: World, ownerId: string, name = 'Igel.png'): Promise<string> =>
  storePicture(world.services, { ownerId, name, mimeType: 'image/png', content: await aPng(40, 30) });

type ItemRow = Partial<Insertable<FoldersTables['folder_item']>>;

/** Plants a file, handed in by its owner unless said otherwise; answers the item's id. */
export async function anItem(
  world: World,
  { pageId, blockId }: Pick<PlantedFolder, 'pageId' | 'blockId'>,
  ownerId: string,
  more: ItemRow & { readonly fileName?: string } = {},
): Promise<string> {
  const { fileName, ...row } = more;
  const id = newId();
  const file_id = row.name ? null : await aFileOf(world, ownerId, fileName);
  const facts = { id, page_id: pageId, block_id: blockId, owner_id: ownerId, file_id, created_at: world.services.clock.now() };
  await foldersTablesOf(world)
    .insertInto('folder_item')
    .values({ ...facts, origin: 'handed-in', ...row })
    .execute();
  return id;
}

/** Plants a folder of the teacher; answers its id. */
export const aFolder = (world: World, place: Pick<PlantedFolder, 'pageId' | 'blockId'>, name = 'Woche 49', more: ItemRow = {}) =>
  anItem(world, place, world.people.teacherOfClass.userId, { name, origin: 'given', ...more });
