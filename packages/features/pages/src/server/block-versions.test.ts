import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload } from '@pausenplatz/documents/testing';
import { teaches } from '@pausenplatz/schools/testing';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addBlock,
  copyPage,
  getBlockVersion,
  getPage,
  listBlockVersions,
  overwriteEditing,
  pageLimits,
  restoreBlockVersion,
  updateBlock,
} from '../contract/index.ts';
import { aLockedPage } from '../testing/index.ts';
import { purgeTrash } from './purge.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let page: Awaited<ReturnType<typeof aLockedPage>>;
const minute = 60_000;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await teaches(world.db, world.people.teacherSameSchool.userId, world.ownClassId);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  page = await aLockedPage(world, 'teacherOfClass');
});

const title = (text: string) => ({ text, size: 'large', align: 'start' });
const write = (text: string, { token = lea, fence = page.fence, blockId = page.blockId } = {}) =>
  test.call(token, updateBlock, { pageId: page.id, fence, blockId, settings: title(text) });
const versions = async () => (await test.call(lea, listBlockVersions, { blockId: page.blockId })).body.versions;
const textOf = async (id: string) => (await test.call(lea, getBlockVersion, { id })).body.settings['text'];
const texts = async () => Promise.all((await versions()).map(({ id }) => textOf(id)));
const restore = (versionId: string, fence = page.fence) =>
  test.call(lea, restoreBlockVersion, { pageId: page.id, fence, blockId: page.blockId, versionId });

describe('what a block was', () => {
  it('is kept once for what somebody writes in one go, and again after a pause', async () => {
    await write('Der I');
    await write('Der Ige');
    await write('Der Igel');
    expect(await texts()).toEqual(['Hallo 3a']);
    test.clock.advance(10 * minute);
    lea = await world.tokenOf('teacherOfClass');
    await write('Der Dachs');
    expect(await texts()).toEqual(['Der Igel', 'Hallo 3a']);
    expect(await versions()).toMatchObject([
      { by: expect.stringContaining(' '), at: expect.any(String) },
      { by: null, at: null },
    ]);
  });

  it('is kept when somebody else writes over it', async () => {
    await write('Von Lea');
    const urs = await world.tokenOf('teacherSameSchool');
    const { fence } = (await test.call(urs, overwriteEditing, { id: page.id })).body;
    await write('Von Urs', { token: urs, fence });
    expect(await texts()).toEqual(['Von Lea', 'Hallo 3a']);
  });

  it('comes back as a change of its own, after which one can go back again', async () => {
    await write('Der Igel');
    const { revision } = (await test.call(lea, getPage, { url: page.url })).body;
    const [before] = await versions();
    const { body } = await restore(before?.id ?? '');
    expect(body).toMatchObject({ block: { settings: title('Hallo 3a') }, revision: revision + 1 });
    expect(await texts()).toEqual(['Der Igel', 'Hallo 3a']);
  });

  it('comes back under the edit lock alone, and on its own block alone', async () => {
    await write('Der Igel');
    const [before] = await versions();
    expect((await restore(before?.id ?? '', page.fence + 1)).body.code).toBe('EDIT_FENCE_STALE');
    const other = await aLockedPage(world, 'teacherOfClass');
    const elsewhere = { pageId: other.id, fence: other.fence, blockId: other.blockId, versionId: before?.id ?? '' };
    expect((await test.call(lea, restoreBlockVersion, elsewhere)).body.code).toBe('BLOCK_VERSION_NOT_FOUND');
  });

  it('brings its picture back, which no reader of the page sees meanwhile', async () => {
    const fileId = (await test.call(lea, completeUpload, { uploadId: await anArrivedUpload(world, undefined, 'Igel.png') })).body.id;
    const picture = (id: string | null) => ({ fileId: id, alt: 'Ein Igel', caption: '', width: 'full', url: null });
    const of = { pageId: page.id, fence: page.fence };
    const { block } = (await test.call(lea, addBlock, { ...of, type: 'Picture', afterId: null, settings: picture(fileId) })).body;
    test.clock.advance(10 * minute);
    lea = await world.tokenOf('teacherOfClass');
    await test.call(lea, updateBlock, { ...of, blockId: block.id, settings: picture(null) });
    const shown = async () => Object.keys((await test.call(lea, getPage, { url: page.url })).body.files);
    expect(await shown()).toEqual([]);
    const [version] = (await test.call(lea, listBlockVersions, { blockId: block.id })).body.versions;
    expect(Object.keys((await test.call(lea, getBlockVersion, { id: version?.id ?? '' })).body.files)).toEqual([fileId]);
    await test.call(lea, restoreBlockVersion, { ...of, blockId: block.id, versionId: version?.id ?? '' });
    expect(await shown()).toEqual([fileId]);
  });

  it('is so much, for so long, and goes into no copy', async () => {
    for (let at = 0; at < pageLimits.versionsPerBlock + 2; at += 1) {
      await sql`update page_block set written_by = null where id = ${page.blockId}`.execute(world.db);
      test.clock.advance(1_000);
      await write(`Fassung ${at}`);
    }
    expect(await versions()).toHaveLength(pageLimits.versionsPerBlock);
    expect((await texts()).at(-1)).toBe('Fassung 1');
    const copy = (await test.call(lea, copyPage, { id: page.id, groupForType: 'class', groupForId: world.ownClassId })).body;
    const { rows } = await sql`select from page_block_version where page_id = ${copy.id}`.execute(world.db);
    expect(rows).toHaveLength(0);
    await sql`update page_block_version set kept_at = kept_at - interval '91 days' where page_id = ${page.id}`.execute(world.db);
    await purgeTrash.run(world.services, {} as never);
    expect(await versions()).toEqual([]);
  });

  it('is read by nobody who only reads the page', async () => {
    await write('Der Igel');
    const [before] = await versions();
    const mia = await world.tokenOf('pupilOwner');
    expect((await test.call(mia, listBlockVersions, { blockId: page.blockId })).status).toBe(403);
    expect((await test.call(mia, getBlockVersion, { id: before?.id ?? '' })).status).toBe(403);
  });
});
