import { seedWorld, type World } from '@pausenplatz/account/testing';
import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFolder,
  addFolderFiles,
  deleteFolderItems,
  foldersLimits,
  getFolders,
  listFolderTrash,
  moveFolderItems,
  renameFolderItem,
  restoreFolderItems,
  zipFolderItems,
} from '../contract/index.ts';
import { aFileOf, aFolder, aFolderBlock, anItem, anotherFolderBlock, foldersTablesOf } from '../testing/index.ts';
import { handIns, missing } from '../rules/index.ts';
import { foldersServer } from './index.ts';
import { purgeItems } from './steps.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));

type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: Person) => world.people[who].userId;
const read = async (who: ActorName, pageId: string) => (await test.call(await as(who), getFolders, { pageId })).body.folders;
const itemsFor = async (who: ActorName, pageId: string) => (await read(who, pageId)).flatMap(({ items }) => items);
const add = async (who: Person, blockId: string, parentId: string | null = null, name = 'Igel.png') =>
  test.call(await as(who), addFolderFiles, { blockId, parentId, fileIds: [await aFileOf(world, idOf(who), name)] });

describe('who puts files in', () => {
  it.each([
    ['give', 403, null],
    ['hand-in', 200, 'handed-in'],
    ['all', 200, 'shared'],
  ] as const)('mode %s: a child is answered %i; the teacher always gives', async (mode, status, origin) => {
    const { pageId, blockId } = await aFolderBlock(world, { mode });
    expect((await add('teacherOfClass', blockId, null, 'Auftrag.png')).body.items).toMatchObject([
      { origin: 'given', isOwn: true, mayChange: true },
    ]);
    const answer = await add('pupilOwner', blockId);
    expect(answer.status).toBe(status);
    if (origin) expect(answer.body.items).toMatchObject([{ origin, name: 'Igel.png', isOwn: true }]);
    expect((await itemsFor('pupilSameClass', pageId)).map((item) => item.mayChange)).toEqual(mode === 'all' ? [false, false] : [false]);
  });

  it('only own files, and each once', async () => {
    const { blockId } = await aFolderBlock(world);
    const fileId = await aFileOf(world, idOf('pupilOwner'));
    const send = async (who: ActorName) => test.call(await as(who), addFolderFiles, { blockId, parentId: null, fileIds: [fileId] });
    expect((await send('pupilSameClass')).body.code).toBe('FILE_NOT_FOUND');
    expect((await send('teacherOfClass')).body.code).toBe('FILE_NOT_FOUND');
    expect((await send('pupilOwner')).status).toBe(200);
    expect((await send('pupilOwner')).body.code).toBe('FILE_NOT_FOUND');
  });

  it('a full folder says so in German, with its number', async () => {
    const place = await aFolderBlock(world);
    await sql`insert into folder_item (id, page_id, block_id, name, owner_id, origin, created_at)
      select 'f' || one, ${place.pageId}, ${place.blockId}, 'x', 'x', 'given', now() from generate_series(1, ${foldersLimits.itemsPerBlock}) one`.execute(
      world.db,
    );
    const { status, body } = await add('pupilOwner', place.blockId);
    expect([status, body.code]).toEqual([409, 'FOLDER_FULL']);
    expect(body.messageBody).toContain(String(foldersLimits.itemsPerBlock));
  });
});

describe('folders', () => {
  it('are made by who keeps the page, and by all where the block is for all', async () => {
    const [handIn, all] = [await aFolderBlock(world), await aFolderBlock(world, { mode: 'all' })];
    const make = async (who: ActorName, blockId: string) =>
      (await test.call(await as(who), addFolder, { blockId, parentId: null, name: 'Woche 50' })).status;
    expect([await make('teacherOfClass', handIn.blockId), await make('pupilOwner', handIn.blockId)]).toEqual([200, 403]);
    expect(await make('pupilOwner', all.blockId)).toBe(200);
  });

  it('lie in each other four deep, and never in themselves', async () => {
    const place = await aFolderBlock(world);
    const token = await as('teacherOfClass');
    const made: string[] = [];
    for (let depth = 0; depth < foldersLimits.depth; depth += 1)
      made.push(await aFolder(world, place, `Ordner ${depth}`, { parent_id: made.at(-1) ?? null }));
    const [first = '', second = ''] = made;
    const deeper = await test.call(token, addFolder, { blockId: place.blockId, parentId: made.at(-1) ?? null, name: 'zu tief' });
    expect(deeper.body.code).toBe('FOLDER_TOO_DEEP');
    const inside = await test.call(token, moveFolderItems, { blockId: place.blockId, ids: [first], parentId: second });
    expect(inside.body.code).toBe('FOLDER_INTO_ITSELF');
    const other = await aFolder(world, place, 'Anderer');
    const moved = await test.call(token, moveFolderItems, { blockId: place.blockId, ids: [first], parentId: other });
    expect(moved.body.code).toBe('FOLDER_TOO_DEEP');
    expect((await test.call(token, moveFolderItems, { blockId: place.blockId, ids: [second], parentId: null })).status).toBe(200);
    expect((await test.call(token, moveFolderItems, { blockId: place.blockId, ids: [first], parentId: other })).status).toBe(200);
  });

  it('with what others put in stay where they are for a child that made them', async () => {
    const place = await aFolderBlock(world, { mode: 'all' });
    const folder = await anItem(world, place, idOf('pupilOwner'), { name: 'Unser Ordner', origin: 'shared' });
    await anItem(world, place, idOf('pupilSameClass'), { parent_id: folder, origin: 'shared' });
    const remove = async (who: ActorName) =>
      (await test.call(await as(who), deleteFolderItems, { blockId: place.blockId, ids: [folder] })).status;
    expect([await remove('pupilOwner'), await remove('teacherOfClass')]).toEqual([403, 200]);
  });
});

describe('names', () => {
  it('are cleaned, keep their ending, and are those of the download', async () => {
    const place = await aFolderBlock(world);
    const id = await anItem(world, place, idOf('pupilOwner'));
    const { body } = await test.call(await as('teacherOfClass'), renameFolderItem, { blockId: place.blockId, id, name: 'Mia: Igel/1' });
    expect(body.items).toMatchObject([{ id, name: 'Mia_ Igel_1.png', file: { name: 'Mia_ Igel_1.png' } }]);
    const named = await test.call(await as('teacherOfClass'), addFolder, { blockId: place.blockId, parentId: null, name: '../oben' });
    expect(named.body.items).toMatchObject([{ name: '.._oben', file: null }]);
  });
});

describe('the trash', () => {
  it('takes a folder with all that is in it and gives it back, for sixty days', async () => {
    const place = await aFolderBlock(world);
    const folder = await aFolder(world, place);
    const inside = await anItem(world, place, idOf('pupilOwner'), { parent_id: folder });
    const token = await as('teacherOfClass');
    const all = { blockId: place.blockId, ids: [folder, inside] };
    expect((await test.call(token, deleteFolderItems, all)).status).toBe(200);
    expect(await itemsFor('pupilOwner', place.pageId)).toEqual([]);
    const trash = await test.call(token, listFolderTrash, { blockId: place.blockId });
    expect(trash.body.items.map(({ id }) => id)).toEqual([folder]);
    expect((await test.call(token, restoreFolderItems, { blockId: place.blockId, ids: [folder] })).status).toBe(200);
    expect((await itemsFor('pupilOwner', place.pageId)).map(({ id, parentId }) => [id, parentId])).toEqual([
      [folder, null],
      [inside, folder],
    ]);
  });

  it('gives a file back to the top where its folder is no more, and none that the teacher took away to the child', async () => {
    const place = await aFolderBlock(world);
    const folder = await aFolder(world, place);
    const [first, second] = [
      await anItem(world, place, idOf('pupilOwner'), { parent_id: folder }),
      await anItem(world, place, idOf('pupilOwner')),
    ];
    const { blockId } = place;
    await test.call(await as('pupilOwner'), deleteFolderItems, { blockId, ids: [first] });
    await test.call(await as('teacherOfClass'), deleteFolderItems, { blockId, ids: [folder, second] });
    expect((await test.call(await as('pupilOwner'), listFolderTrash, { blockId })).body.items.map(({ id }) => id)).toEqual([first]);
    expect((await test.call(await as('pupilOwner'), restoreFolderItems, { blockId, ids: [second] })).status).toBe(403);
    expect((await test.call(await as('pupilOwner'), restoreFolderItems, { blockId, ids: [first] })).status).toBe(200);
    expect((await itemsFor('pupilOwner', place.pageId)).map(({ id, parentId }) => [id, parentId])).toEqual([[first, null]]);
  });

  it('is emptied after sixty days; until then its files are shown by somebody', async () => {
    const place = await aFolderBlock(world);
    const id = await anItem(world, place, idOf('pupilOwner'));
    const row = await foldersTablesOf(world).selectFrom('folder_item').select('file_id').where('id', '=', id).executeTakeFirstOrThrow();
    const fileId = row.file_id ?? '';
    const ago = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
    const { usedFiles } = foldersServer.steps ?? {};
    if (!usedFiles) throw new Error('No files are named');
    const shown = async () => world.services.db.transaction().execute((db) => usedFiles(world.services, { db } as never, [fileId]));
    for (const [days, left] of [
      [59, [fileId]],
      [61, []],
    ] as const) {
      await foldersTablesOf(world)
        .updateTable('folder_item')
        .set({ deleted_at: ago(days), deleted_with: id })
        .where('id', '=', id)
        .execute();
      await purgeItems.run(world.services, {} as never);
      expect(await shown(), String(days)).toEqual(left);
    }
  });
});

describe('who keeps the page', () => {
  it('is told who is missing, and no more once they handed in', async () => {
    const { pageId, blockId } = await aFolderBlock(world);
    const open = async () => {
      const [folder] = await read('teacherOfClass', pageId);
      return missing(handIns(folder?.items ?? [], folder?.pupils ?? [], null)).map(({ id }) => id);
    };
    expect(await open()).toEqual(expect.arrayContaining([idOf('pupilOwner'), idOf('pupilSameClass')]));
    await add('pupilOwner', blockId);
    expect(await open()).toContain(idOf('pupilSameClass'));
    expect(await open()).not.toContain(idOf('pupilOwner'));
  });

  it('sees every child of the class, by its number, and a zip with a folder for each', async () => {
    const place = await aFolderBlock(world);
    for (const who of ['pupilOwner', 'pupilSameClass'] as const) await anItem(world, place, idOf(who));
    const [folder] = await read('teacherOfClass', place.pageId);
    expect(folder?.pupils?.map(({ id }) => id)).toEqual(expect.arrayContaining([idOf('pupilOwner'), idOf('pupilSameClass')]));
    const ids = (await itemsFor('teacherOfClass', place.pageId)).map(({ id }) => id);
    const { body } = await test.call(await as('teacherOfClass'), zipFolderItems, { blockId: place.blockId, ids });
    expect((await test.fetch(body.url)).headers.get('content-type')).toBe('application/zip');
  });

  it('is told in German that an empty folder has nothing to download', async () => {
    const place = await aFolderBlock(world);
    const { body } = await test.call(await as('teacherOfClass'), zipFolderItems, {
      blockId: place.blockId,
      ids: [await aFolder(world, place)],
    });
    expect(body.code).toBe('FOLDER_ZIP_EMPTY');
  });
});

it('a page with many folders asks the database as often as one with one', async () => {
  const { pageId } = await aFolderBlock(world);
  const token = await as('teacherOfClass');
  const count = async () => (await statementsOf(test, () => test.call(token, getFolders, { pageId }))).length;
  await count();
  const one = await count();
  for (let more = 0; more < 5; more += 1) {
    const blockId = await anotherFolderBlock(world, pageId);
    await anItem(world, { pageId, blockId }, idOf('pupilOwner'));
  }
  expect(await count()).toBe(one);
});
