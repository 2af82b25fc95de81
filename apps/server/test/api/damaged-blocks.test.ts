import { seedWorld, type World } from '@pausenplatz/account/testing';
import { getBoards } from '@pausenplatz/boards/contract';
import { getFolders } from '@pausenplatz/folders/contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import {
  copyPage,
  getBlockVersion,
  getPage,
  listBlockVersions,
  restoreBlockVersion,
  updateBlock,
  viewPageAs,
} from '@pausenplatz/pages/contract';
import { aLockedPage, aPage, type PagesTables } from '@pausenplatz/pages/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockCatalogue } from '../../src/features.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let test: TestServer;
let world: World;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});

const db = () => ownTables<PagesTables>(world.services.db);
const teacher = () => world.tokenOf('teacherOfClass');
const pupil = () => world.tokenOf('pupilSameClass');

/** Stores a block as a later version of its type, or somebody at the database, left it. */
async function plantBlock(
  pageId: string,
  type: string,
  stored: { readonly version?: number; readonly settings: unknown },
): Promise<string> {
  const id = newId();
  const row = { id, page_id: pageId, type, version: 1, words: '', position: `a${id.slice(-8)}`, deleted_at: null };
  await db()
    .insertInto('page_block')
    .values({ ...row, ...stored, settings: JSON.stringify(stored.settings) })
    .execute();
  return id;
}

/** Of each type one block that can be read, one of a later version, and one whose settings are none. */
async function aDamagedPage() {
  const page = await aPage(world, { visibility: 'group', title: 'Alles', blocks: [] });
  const sound: string[] = [];
  const damaged: string[] = [];
  for (const { type, version, empty } of blockCatalogue) {
    sound.push(await plantBlock(page.id, type, { version, settings: empty }));
    damaged.push(await plantBlock(page.id, type, { version: version + 1, settings: empty }));
    damaged.push(await plantBlock(page.id, type, { version, settings: { title: 7, text: 7, size: 7, shows: 7, style: 7 } }));
  }
  damaged.push(await plantBlock(page.id, 'Zauberei', { settings: {} }));
  return { ...page, sound, damaged };
}

describe('a block that cannot be read', () => {
  it('takes nobody else along: those who change the page are told, all others see the rest', async () => {
    const page = await aDamagedPage();
    const asTeacher = await test.call(await teacher(), getPage, { url: page.url });
    expect(asTeacher.status).toBe(200);
    const lost = asTeacher.body.blocks.filter(({ isDamaged }) => isDamaged === true).map(({ id }) => id);
    // A type without settings obeys whatever stands there.
    expect(lost.length).toBeGreaterThan(blockCatalogue.length);
    expect(page.damaged).toEqual(expect.arrayContaining(lost));
    expect(asTeacher.body.blocks).toHaveLength(page.sound.length + page.damaged.length);

    const asPupil = await test.call(await pupil(), getPage, { url: page.url });
    expect(asPupil.body.blocks.map(({ id }) => id)).toEqual(expect.arrayContaining(page.sound));
    expect(asPupil.body.blocks.filter(({ id }) => lost.includes(id))).toEqual([]);
    const asked = await test.call(await teacher(), viewPageAs, { id: page.id, reader: 'pupil' });
    expect(asked.body.page?.blocks.filter(({ id }) => lost.includes(id))).toEqual([]);
  });

  it('is none of those that keep something beside the page', async () => {
    const page = await aDamagedPage();
    for (const token of [await teacher(), await pupil()]) {
      const folders = await test.call(token, getFolders, { pageId: page.id });
      expect(folders.body.folders.map(({ blockId }) => blockId)).toHaveLength(1);
      const boards = await test.call(token, getBoards, { pageId: page.id });
      expect([boards.status, boards.body.boards.length]).toEqual([200, 1]);
    }
  });

  it('stays where it is when the page is copied', async () => {
    const page = await aDamagedPage();
    const copy = await test.call(await teacher(), copyPage, { id: page.id, groupForType: 'class', groupForId: world.ownClassId });
    expect(copy.status).toBe(200);
    const { blocks } = (await test.call(await teacher(), getPage, { url: copy.body.url })).body;
    expect(blocks.length).toBeGreaterThanOrEqual(page.sound.length);
    expect(blocks.filter(({ isDamaged }) => isDamaged)).toEqual([]);
  });

  it('may be written over and stays among the versions, without being shown there', async () => {
    const page = await aLockedPage(world, 'teacherOfClass');
    const blockId = await plantBlock(page.id, 'Title', { version: 9, settings: { later: true } });
    const on = { pageId: page.id, fence: page.fence, blockId };
    const written = await test.call(await teacher(), updateBlock, {
      ...on,
      settings: { text: 'Igel', size: 'large', align: 'start' },
      base: {},
    });
    expect(written.status).toBe(200);
    expect(written.body.block).toMatchObject({ version: 1, settings: { text: 'Igel' } });
    const [version] = (await test.call(await teacher(), listBlockVersions, { blockId })).body.versions;
    const of = { id: version?.id ?? '' };
    expect((await test.call(await teacher(), getBlockVersion, of)).body.code).toBe('BLOCK_VERSION_NOT_FOUND');
    expect((await test.call(await teacher(), restoreBlockVersion, { ...on, versionId: of.id })).body.code).toBe('BLOCK_SETTINGS_INVALID');
    const kept = await db().selectFrom('page_block_version').select(['version', 'settings']).where('id', '=', of.id).executeTakeFirst();
    expect(kept).toEqual({ version: 9, settings: { later: true } });
  });
});
