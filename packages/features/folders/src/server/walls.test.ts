import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { overtake, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { previewFile, searchFiles } from '@pausenplatz/documents/contract';
import { drawAll } from '@pausenplatz/documents/testing';
import { logout } from '@pausenplatz/account/contract';
import { type ActorName, hubPath } from '@pausenplatz/kernel-contract';
import { copyPage, getPage, pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addFolderFiles,
  deleteFolderItems,
  folderChanged,
  getFolders,
  listFolderTrash,
  moveFolderItems,
  renameFolderItem,
  restoreFolderItems,
  zipFolderItems,
} from '../contract/index.ts';
import { aFileOf, aFolder, aFolderBlock, anItem, foldersTablesOf } from '../testing/index.ts';
import { foldersServer } from './index.ts';

let test: TestServer;
let world: World;
const open: HubConnection[] = [];
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(() => sql`delete from page`.execute(world.db));
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});

type Db = World['services']['db'];
type Person = Exclude<ActorName, 'anonymous' | 'linkHolder'>;
const as = (who: ActorName) => world.tokenOf(who);
const idOf = (who: Person) => world.people[who].userId;
const itemsFor = async (who: ActorName, pageId: string) =>
  (await test.call(await as(who), getFolders, { pageId })).body.folders.flatMap(({ items }) => items);

/** A block to hand in with a sheet of the teacher and a file of Mia (pupilOwner), on a page that everybody may read. */
async function aScene(visibility: 'group' | 'public' = 'group') {
  const place = await aFolderBlock(world, { mode: 'hand-in' }, { visibility });
  const sheet = await anItem(world, place, idOf('teacherOfClass'), { origin: 'given', fileName: 'Auftrag.png' });
  const mias = await anItem(world, place, idOf('pupilOwner'), { fileName: 'Mias Geheimnis.png' });
  return { ...place, sheet, mias };
}

const outsiders = ['pupilOtherClass', 'teacherSameSchool', 'pupilOtherSchool', 'teacherOtherSchool', 'private'] as const;

describe('what a child handed in', () => {
  it('is seen by itself and by who keeps the page; a classmate sees the teacher’s sheet, and no trace of it', async () => {
    const { pageId } = await aScene();
    const names = async (who: ActorName) => (await itemsFor(who, pageId)).map(({ name }) => name);
    expect(await names('teacherOfClass')).toEqual(['Auftrag.png', 'Mias Geheimnis.png']);
    expect(await names('schoolAdminOwn')).toEqual(['Auftrag.png', 'Mias Geheimnis.png']);
    expect(await names('pupilOwner')).toEqual(['Auftrag.png', 'Mias Geheimnis.png']);
    const { body } = await test.call(await as('pupilSameClass'), getFolders, { pageId });
    expect(body.folders.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Auftrag.png']);
    expect(JSON.stringify(body)).not.toMatch(/Geheimnis|handed-in/);
    expect(body.folders[0]?.pupils).toBeNull();
  });

  it('is 403 for a classmate by every call that takes an id', async () => {
    const { blockId, mias } = await aScene();
    const token = await as('pupilSameClass');
    const answers = [
      await test.call(token, renameFolderItem, { blockId, id: mias, name: 'Meins' }),
      await test.call(token, moveFolderItems, { blockId, ids: [mias], parentId: null }),
      await test.call(token, deleteFolderItems, { blockId, ids: [mias] }),
      await test.call(token, zipFolderItems, { blockId, ids: [mias] }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'FOLDER_FORBIDDEN']));
    expect(JSON.stringify(answers)).not.toContain('Geheimnis');
  });

  it('is 403 by the address of the file, of its versions and of its preview, for who was not given the signed one', async () => {
    const { pageId, mias } = await aScene();
    await drawAll(world.services);
    const own = (await itemsFor('pupilOwner', pageId)).find(({ id }) => id === mias)?.file;
    const sheet = (await itemsFor('pupilSameClass', pageId))[0]?.file;
    if (!own || !sheet) throw new Error('No files');
    expect((await test.fetch(own.url)).status).toBe(200);
    const headers = { authorization: `Bearer ${await as('pupilSameClass')}` };
    const seal = sheet.url.split('?')[1] ?? '';
    const tried = [
      `/files/${own.id}`,
      `/files/${own.id}?${seal}`,
      `/files/${own.id}?${seal}&w=40&f=webp`,
      `/embed/files/${own.id}?${seal}`,
    ];
    for (const path of tried) expect((await test.fetch(path, { headers })).status, path).toBe(403);
    const { d = '', s = '' } = Object.fromEntries(new URLSearchParams(seal));
    expect((await test.call(await as('pupilSameClass'), previewFile, { id: own.id, d, s })).status).toBe(403);
  });

  it('is in no search but the own, and in the trash of nobody else', async () => {
    const { blockId, mias } = await aScene();
    const found = async (who: ActorName) => (await test.call(await as(who), searchFiles, { words: 'Geheimnis' })).body.hits.length;
    expect(await found('pupilOwner')).toBeGreaterThan(0);
    expect([await found('pupilSameClass'), await found('teacherOfClass')]).toEqual([0, 0]);
    await test.call(await as('pupilOwner'), deleteFolderItems, { blockId, ids: [mias] });
    const trash = async (who: ActorName) => (await test.call(await as(who), listFolderTrash, { blockId })).body.items.map(({ id }) => id);
    expect([await trash('pupilOwner'), await trash('pupilSameClass'), await trash('teacherOfClass')]).toEqual([[mias], [], [mias]]);
    const back = await test.call(await as('pupilSameClass'), restoreFolderItems, { blockId, ids: [mias] });
    expect([back.status, back.body.code]).toEqual([403, 'FOLDER_FORBIDDEN']);
  });

  it('is in no zip of a classmate, also where the folder around it is asked for', async () => {
    const place = await aFolderBlock(world, { mode: 'hand-in' });
    const folder = await aFolder(world, place, 'Auftrag 1');
    for (const who of ['pupilOwner', 'pupilSameClass'] as const)
      await anItem(world, place, idOf(who), { parent_id: folder, fileName: 'Igel.png' });
    const namesFor = async (who: ActorName) => {
      const { body } = await test.call(await as(who), zipFolderItems, { blockId: place.blockId, ids: [folder] });
      const response = await test.fetch(body.url);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="pausenplatz-\d{4}-\d\d-\d\d\.zip"$/);
      return Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer()))).length;
    };
    expect([await namesFor('pupilSameClass'), await namesFor('teacherOfClass')]).toEqual([1, 2]);
  });

  it('stays between the child and its teacher when the folder is opened for all', async () => {
    const { pageId, blockId } = await aScene();
    await sql`update page_block set settings = settings || '{"mode":"all"}' where id = ${blockId}`.execute(world.db);
    expect((await itemsFor('pupilSameClass', pageId)).map(({ name }) => name)).toEqual(['Auftrag.png']);
    const shared = await aFileOf(world, idOf('pupilOwner'), 'Für alle.png');
    await test.call(await as('pupilOwner'), addFolderFiles, { blockId, parentId: null, fileIds: [shared] });
    expect((await itemsFor('pupilSameClass', pageId)).map(({ name }) => name)).toContain('Für alle.png');
    await sql`update page_block set settings = settings || '{"mode":"hand-in"}' where id = ${blockId}`.execute(world.db);
    expect((await itemsFor('pupilSameClass', pageId)).map(({ name }) => name)).toEqual(['Auftrag.png']);
  });

  it('goes into the own export and not into that of the class, and a copy of the page takes nothing along', async () => {
    const { pageId, url } = await aScene();
    const { exportFor, exportClass } = foldersServer.steps ?? {};
    if (!exportFor || !exportClass) throw new Error('No exports');
    expect(JSON.stringify(await exportFor(world.services, idOf('pupilOwner')))).toContain('Geheimnis');
    expect(JSON.stringify(await exportFor(world.services, idOf('pupilSameClass')))).not.toContain('Geheimnis');
    const { body } = await test.call(await as('teacherOfClass'), copyPage, {
      id: pageId,
      groupForType: 'class',
      groupForId: world.ownClassId,
    });
    expect(body.url).not.toBe(url);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from folder_item where page_id <> ${pageId}`.execute(
      world.db,
    );
    expect(rows[0]?.count).toBe(0);
  });
});

describe('who does not belong to the page', () => {
  it('reads a public page, and of its folder nothing', async () => {
    const { pageId, blockId, url, sheet } = await aScene('public');
    for (const who of outsiders) {
      expect((await test.call(await as(who), getPage, { url })).status, who).toBe(200);
      expect((await test.call(await as(who), getFolders, { pageId })).body.code, who).toBe('FOLDER_NOT_FOUND');
      expect((await test.call(await as(who), zipFolderItems, { blockId, ids: [sheet] })).status, who).toBe(404);
      expect((await test.call(await as(who), listFolderTrash, { blockId })).status, who).toBe(404);
    }
    expect((await test.call(null, getFolders, { pageId })).status).toBe(401);
    const { body } = await test.call(null, getPage, { url });
    expect(JSON.stringify(body)).not.toMatch(/Auftrag|Geheimnis/);
  });

  it('is who left the class, who taught it, and everybody once it is archived', async () => {
    const { pageId, blockId, mias } = await aScene('public');
    const asked = async (who: Person) => [
      (await test.call(await as(who), getFolders, { pageId })).status,
      (await test.call(await as(who), zipFolderItems, { blockId, ids: [mias] })).status,
    ];
    for (const [who, table] of [
      ['pupilOwner', 'class_pupil'],
      ['teacherOfClass', 'class_teacher'],
    ] as const) {
      const { rows } = await sql<Record<string, unknown>>`delete from ${sql.table(table)} where user_id = ${idOf(who)} returning *`.execute(
        world.db,
      );
      test.server.services.actors.forget(idOf(who));
      expect(await asked(who), who).toEqual([404, 404]);
      for (const row of rows)
        await world.db
          .insertInto(table)
          .values(row as never)
          .execute();
      test.server.services.actors.forget(idOf(who));
    }
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    for (const who of ['teacherOfClass', 'pupilOwner', 'schoolAdminOwn'] as const) expect(await asked(who), who).toEqual([404, 404]);
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
  });

  it('hands nothing in that was asked while they still belonged', async () => {
    const { blockId } = await aScene();
    const fileIds = [await aFileOf(world, idOf('pupilOwner'))];
    const leave = (db: Db) => sql`delete from class_pupil where user_id = ${idOf('pupilOwner')}`.execute(db);
    const add = async () => test.call(await as('pupilOwner'), addFolderFiles, { blockId, parentId: null, fileIds });
    expect((await overtake(world, leave, add)).body.code).toBe('FOLDER_NOT_FOUND');
    await world.db
      .insertInto('class_pupil')
      .values({ class_id: world.ownClassId, user_id: idOf('pupilOwner'), number: 1 })
      .execute();
  });
});

describe('an address of a zip', () => {
  it('ends after five minutes, is not changed, and holds nothing that was deleted meanwhile', async () => {
    const { blockId, sheet, mias } = await aScene();
    const { body } = await test.call(await as('pupilSameClass'), zipFolderItems, { blockId, ids: [sheet] });
    expect((await test.fetch(body.url.replace(sheet, mias))).status).toBe(403);
    expect((await test.fetch(body.url.replace(blockId, blockId.toUpperCase()))).status).toBe(403);
    await foldersTablesOf(world)
      .updateTable('folder_item')
      .set({ deleted_at: new Date(), deleted_with: sheet })
      .where('id', '=', sheet)
      .execute();
    expect((await test.fetch(body.url)).status).toBe(404);
    test.clock.advance(6 * 60_000);
    expect((await test.fetch(body.url)).status).toBe(403);
  });

  it('answers nobody who has left the class or whose session has ended since', async () => {
    const { blockId, sheet } = await aScene();
    const token = await as('pupilSameClass');
    const { body } = await test.call(token, zipFolderItems, { blockId, ids: [sheet] });
    const place = { class_id: world.ownClassId, user_id: idOf('pupilSameClass') };
    const db = foldersTablesOf(world);
    expect((await test.fetch(body.url)).status).toBe(200);
    await sql`delete from class_pupil where class_id = ${place.class_id} and user_id = ${place.user_id}`.execute(db);
    test.server.services.actors.forget(place.user_id);
    expect((await test.fetch(body.url)).status).toBe(404);
    await sql`insert into class_pupil (class_id, user_id, number) values (${place.class_id}, ${place.user_id}, 2)`.execute(db);
    test.server.services.actors.forget(place.user_id);
    expect((await test.fetch(body.url)).status).toBe(200);
    await test.call(token, logout, {});
    expect((await test.fetch(body.url)).status).toBe(403);
  });
});

describe('sockets', () => {
  async function listener(who: ActorName, topics: readonly string[]) {
    const access = (await as(who)) ?? '';
    const connection = new HubConnectionBuilder()
      .withUrl(`${test.server.address}${hubPath}`, { accessTokenFactory: () => access })
      .configureLogging(LogLevel.None)
      .build();
    const heard: unknown[] = [];
    connection.on(folderChanged.name, (message) => heard.push(message));
    await connection.start();
    open.push(connection);
    const { granted } = await connection.invoke<{ granted: string[] }>('Subscribe', { topics });
    return { heard, granted };
  }

  it('a hand-in is heard by the teacher within a second, and by no classmate; a sheet by all', async () => {
    const { pageId, blockId } = await aScene();
    const topics = [pageMembersTopic(pageId), pageEditTopic(pageId)];
    const teacher = await listener('teacherOfClass', topics);
    const classmate = await listener('pupilSameClass', topics);
    const otherTab = await listener('pupilOwner', topics);
    expect(classmate.granted).toEqual([pageMembersTopic(pageId)]);
    const add = async (who: Person) =>
      test.call(await as(who), addFolderFiles, { blockId, parentId: null, fileIds: [await aFileOf(world, idOf(who))] });
    await add('pupilOwner');
    await expect
      .poll(() => [teacher.heard, otherTab.heard], { timeout: 1_000 })
      .toEqual([[{ v: 1, pageId, blockId }], [{ v: 1, pageId, blockId }]]);
    await pause(200);
    expect(classmate.heard).toEqual([]);
    await add('teacherOfClass');
    await expect.poll(() => classmate.heard).toEqual([{ v: 1, pageId, blockId }]);
  });
});
