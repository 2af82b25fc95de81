import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addBlock,
  copyPage,
  getBlockVersion,
  getPage,
  listBlockVersions,
  pageLimits,
  deleteBlock,
  updateBlock,
} from '../contract/index.ts';
import { aLockedPage, aPage, aPictureOf } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let page: Awaited<ReturnType<typeof aLockedPage>>;
let igel: string;
let blatt: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  page = await aLockedPage(world, 'teacherOfClass', { visibility: 'public' });
  igel = await aPictureOf(world, world.people.teacherOfClass.userId);
  blatt = await aPictureOf(world, world.people.teacherOfClass.userId);
});

const picture = (fileId: string) => ({
  type: 'picture',
  attrs: { fileId, alt: 'Ein Igel', caption: 'Im Laub', width: 'small', side: 'left' },
});
const linked = (fileId: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'Das Blatt', marks: [{ type: 'link', attrs: { href: `/dokumente/${fileId}`, fileId } }] }],
});
const text = (...content: object[]) => ({ text: { type: 'doc', content }, card: true });
const add = (settings: Record<string, unknown>, token = lea, { id: pageId, fence } = page) =>
  test.call(token, addBlock, { pageId, fence, type: 'Text', afterId: null, settings });
const readBy = async (token: string | null, url = page.url) => (await test.call(token, getPage, { url })).body;

describe('pictures and files of a text', () => {
  it('are read by whoever reads the page, visitors of a public one too', async () => {
    expect((await add(text(picture(igel), linked(blatt)))).status).toBe(200);
    for (const token of [await world.tokenOf('pupilSameClass'), null]) {
      const { files } = await readBy(token);
      expect(Object.keys(files).toSorted()).toEqual([igel, blatt].toSorted());
      expect((await test.fetch(files[igel]?.url ?? '')).status).toBe(200);
      expect((await test.fetch(files[blatt]?.url ?? '')).status).toBe(200);
    }
  });

  it('are those of who writes, or of the page', async () => {
    const urs = await world.tokenOf('teacherSameSchool');
    const own = await aLockedPage(world, 'teacherSameSchool');
    const refused = await add(text(picture(igel)), urs, own);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
    expect((await add(text(linked(igel)), urs, own)).body.code).toBe('FILE_NOT_FOUND');
  });

  it('may be the same ones twice', async () => {
    expect((await add(text(picture(igel), linked(igel), picture(igel)))).status).toBe(200);
    const planted = await aPage(world, { blocks: [{ type: 'Text', settings: text(picture(igel), linked(igel), picture(igel)) }] });
    expect(Object.keys((await readBy(lea, planted.url)).files)).toEqual([igel]);
  });

  it('go along with a copy, and stay there when the page is without them', async () => {
    const { block } = (await add(text(picture(igel), linked(blatt)))).body;
    const own = { groupForType: 'user', groupForId: world.people.teacherOfClass.userId } as const;
    const copied = await test.call(lea, copyPage, { id: page.id, ...own });
    await test.call(lea, deleteBlock, { pageId: page.id, fence: page.fence, blockId: block.id });
    expect((await readBy(lea)).files).toEqual({});
    const copy = await readBy(lea, copied.body.url);
    expect(Object.keys(copy.files).toSorted()).toEqual([igel, blatt].toSorted());
  });

  it('are kept with what the text was', async () => {
    const { block } = (await add(text(picture(igel), linked(blatt)))).body;
    test.clock.advance(10 * 60_000);
    lea = await world.tokenOf('teacherOfClass');
    await test.call(lea, updateBlock, { pageId: page.id, fence: page.fence, blockId: block.id, settings: text() });
    expect((await readBy(lea)).files).toEqual({});
    const [version] = (await test.call(lea, listBlockVersions, { blockId: block.id })).body.versions;
    const was = (await test.call(lea, getBlockVersion, { id: version?.id ?? '' })).body;
    expect(Object.keys(was.files).toSorted()).toEqual([igel, blatt].toSorted());
  });

  it('are so many, and more are refused in words', async () => {
    const many = Array.from({ length: pageLimits.picturesPerText + 1 }, () => picture(igel));
    const refused = await add(text(...many));
    expect([refused.status, refused.body.code]).toEqual([400, 'BLOCK_SETTINGS_INVALID']);
    expect(refused.body.fields?.['text']).toBe('Bitte höchstens 20 Bilder in einem Text.');
  });
});
