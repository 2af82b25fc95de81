import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { completeUpload } from '@pausenplatz/documents/contract';
import { anArrivedUpload } from '@pausenplatz/documents/testing';
import { addBlock, deleteBlock, getPage, pageBlocks, pageLimits, restoreBlock, updateBlock } from '../contract/index.ts';
import { aLockedPage } from '../testing/index.ts';
import { teaches } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const day = 86_400_000;
type LockedPage = Awaited<ReturnType<typeof aLockedPage>>;
let test: TestServer;
let world: World;
let lea: string | null;
let page: LockedPage;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await teaches(world.db, world.people.teacherSameSchool.userId, world.ownClassId);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  page = await aLockedPage(world, 'teacherOfClass');
});

const add = (type: string, settings?: Record<string, unknown>, token = lea, at: LockedPage = page) =>
  test.call(token, addBlock, { pageId: at.id, fence: at.fence, type, afterId: null, ...(settings && { settings }) });
const read = async (at: LockedPage = page) => (await test.call(lea, getPage, { url: at.url })).body;
const ownPicture = async () =>
  (await test.call(lea, completeUpload, { uploadId: await anArrivedUpload(world, undefined, 'Igel.png') })).body.id;
const picture = (fileId: string | null) => ({ fileId, alt: 'Ein Igel', caption: '', width: 'full', url: null });

describe('blocks on a page', () => {
  it.each(pageBlocks.map((block) => [block.type, block] as const))('%s can be added as it comes', async (type, block) => {
    const { status, body, text } = await add(type);
    expect(status, text).toBe(200);
    expect(body.block).toMatchObject({ type, version: block.version, settings: block.empty });
    expect((await read()).blocks[0]).toEqual(body.block);
  });

  it.each([
    ['Title', { text: 'x'.repeat(201), size: 'large', align: 'start' }, 'text'],
    ['Title', { text: 'Hallo', size: 'riesig', align: 'start' }, 'size'],
    ['iFrame', { url: 'http://unsicher.example', title: '', height: 480 }, 'url'],
    ['iFrame', { url: 'https://sicher.example', title: '', height: 99 }, 'height'],
    ['AtoZ', { entries: [{ id: 'a', term: '', text: '' }] }, 'entries.0.term'],
    ['AtoZ', { entries: [{ id: 'a', term: 'Böse', text: '', url: 'javascript:alert(1)' }] }, 'entries.0.url'],
    ['AtoZ', { entries: Array.from({ length: 200 }, (_one, at) => ({ id: `a${at}`, term: 'Wort', text: 'x'.repeat(450) })) }, 'entries'],
    ['Gorilla', { topics: ['movement'], film: 'https://film.example/x', filmTitle: '' }, 'film'],
    ['GorillaLP', { topics: ['food', 'food'], film: '', filmTitle: '' }, 'topics'],
    ['LearningApps', { apps: [{ id: 'a', app: '259/../x', title: '' }] }, 'apps.0.app'],
    ['Polypad', { url: 'https://polypad.example/p/x', title: '', ratio: 'wide' }, 'url'],
    ['Search', { title: '', places: [] }, 'places'],
    ['Search', { title: '', places: ['page', 'page'] }, 'places'],
    ['Audio', { tracks: [{ id: '1', fileId: 'A'.repeat(22), title: 'x'.repeat(121), transcript: '' }] }, 'tracks.0.title'],
    ['Gallery', { look: 'grid', pictures: [{ id: '1', fileId: 'A'.repeat(22), alt: 'x'.repeat(301), caption: '' }] }, 'pictures.0.alt'],
    ['Video', { url: 'https://video.example/x', fileId: null, title: '' }, 'url'],
    [
      'LinkButtonsList',
      { look: 'row', buttons: [{ id: '1', title: 'Böse', url: 'javascript:alert(1)', color: 'blue', icon: 'link' }] },
      'buttons.0.url',
    ],
    ['LinkList', { links: [{ id: '1', title: 'Böse', url: 'javascript:alert(1)', description: '' }] }, 'links.0.url'],
  ])('%s refuses %o with a sentence at the field', async (type, settings, field) => {
    const { status, body } = await add(type, settings);
    expect([status, body.code]).toEqual([400, 'BLOCK_SETTINGS_INVALID']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.fields?.[field]).toMatch(/^[A-ZÄÖÜ].{5,}/);
    expect((await read()).blocks).toHaveLength(1);
  });

  it('shows own pictures in a gallery, and nobody else’s', async () => {
    const fileId = await ownPicture();
    const settings = { look: 'masonry', pictures: [{ id: 'p1', fileId, alt: 'Ein Igel', caption: '' }] };
    expect((await add('Gallery', settings)).status).toBe(200);
    expect((await read()).files[fileId]).toMatchObject({ mimeType: 'image/png', width: 40, height: 30 });
    const foreign = await aLockedPage(world, 'teacherSameSchool');
    const refused = await add('Gallery', settings, await world.tokenOf('teacherSameSchool'), foreign);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('plays an own recording to who may read the page, and takes no file of somebody else', async () => {
    const fileId = await ownPicture();
    const settings = { tracks: [{ id: 't1', fileId, title: 'Kuckuck', transcript: 'Er ruft dreimal.' }] };
    expect((await add('Audio', settings)).status).toBe(200);
    expect((await test.fetch((await read()).files[fileId]?.url ?? '')).status).toBe(200);
    const foreign = await aLockedPage(world, 'teacherSameSchool');
    const refused = await add('Audio', settings, await world.tokenOf('teacherSameSchool'), foreign);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('refuses settings that the type does not know, so that nothing hides in a page', async () => {
    expect((await add('Space', { size: 'small', script: '<script>' })).body.code).toBe('BLOCK_SETTINGS_INVALID');
    const wrong = { pageId: page.id, fence: page.fence, blockId: page.blockId, settings: { text: 7 } };
    expect((await test.call(lea, updateBlock, wrong)).body.code).toBe('BLOCK_SETTINGS_INVALID');
  });

  it('goes over nothing that was written since the writing began', async () => {
    const on = { pageId: page.id, fence: page.fence, blockId: page.blockId };
    const words = (text: string) => ({ text, size: 'large', align: 'start' });
    const { settings: base } = (await read()).blocks[0] ?? {};
    const save = (text: string, from: Record<string, unknown> | undefined) =>
      test.call(lea, updateBlock, { ...on, settings: words(text), ...(from && { base: from }) });
    expect((await save('Von Lea', base)).status).toBe(200);
    const late = await save('Aus einem alten Entwurf', base);
    expect([late.status, late.body.code]).toEqual([409, 'BLOCK_CHANGED']);
    expect(JSON.parse(String(late.body.details?.['theirs']))).toEqual(words('Von Lea'));
    expect((await read()).blocks[0]?.settings).toEqual(words('Von Lea'));
    // Whatever order the keys come in.
    expect((await save('Weiter', { align: 'start', text: 'Von Lea', size: 'large' })).status).toBe(200);
  });

  it('refuses a type that nobody brings', async () => {
    const { status, body } = await add('Zauberei');
    expect([status, body.code]).toEqual([400, 'BLOCK_TYPE_UNKNOWN']);
  });

  it('lets pupils place blocks on their own page, except those that are not for pupils', async () => {
    const mia = await world.tokenOf('pupilOwner');
    const own = await aLockedPage(world, 'pupilOwner', { groupType: 'user', groupId: world.people.pupilOwner.userId, visibility: 'group' });
    expect((await add('Text', undefined, mia, own)).status).toBe(200);
    const refused = await add('iFrame', undefined, mia, own);
    expect([refused.status, refused.body.code]).toEqual([403, 'BLOCK_NOT_ALLOWED']);
  });

  it('shows an own file under an address that ends after two days', async () => {
    const fileId = await ownPicture();
    expect((await add('Picture', picture(fileId))).status).toBe(200);
    const shown = (await read()).files[fileId];
    expect(shown).toMatchObject({ name: 'Igel.png', mimeType: 'image/png', width: 40, height: 30 });
    const url = shown?.url ?? '';
    const file = await test.fetch(url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await file.arrayBuffer()).byteLength).toBe(shown?.sizeBytes);
    const part = await test.fetch(url, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-3/${shown?.sizeBytes}`]);
    expect(await part.text()).toBe('PNG');
    expect((await test.fetch(url, { headers: { range: 'bytes=9999999-' } })).status).toBe(416);
    const broken = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await test.fetch(broken)).status).toBe(403);
    expect((await test.fetch(url.replace(/d=\d+/, 'd=99999'))).status).toBe(403);
    test.clock.advance(2 * day);
    expect((await test.fetch(url)).status).toBe(403);
  });

  it('refuses a file that belongs to somebody else, and lets a colleague keep the one that the page shows already', async () => {
    const fileId = await ownPicture();
    const foreign = await aLockedPage(world, 'teacherSameSchool');
    const urs = await world.tokenOf('teacherSameSchool');
    const refused = await add('Picture', picture(fileId), urs, foreign);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
    expect(refused.body.fields?.['fileId']).toBeTruthy();
    const shared = await aLockedPage(world, 'teacherSameSchool', { blocks: [{ type: 'Picture', settings: picture(fileId) }] });
    expect((await add('Picture', picture(fileId), urs, shared)).status).toBe(200);
  });

  it('shows own pictures on tiles, and nobody else’s', async () => {
    const fileId = await ownPicture();
    const tile = (id: string) => ({
      id: 't1',
      title: 'Igel',
      url: '/agenda',
      color: 'teal',
      icon: 'leaf',
      picture: { fileId: id, alt: '' },
    });
    const tiles = (...ids: string[]) => ({ size: 'large', tiles: ids.map(tile) });
    expect((await add('LinkTilesList', tiles(fileId))).status).toBe(200);
    expect((await read()).files[fileId]).toMatchObject({ mimeType: 'image/png' });
    const foreign = await aLockedPage(world, 'teacherSameSchool');
    const refused = await add('LinkTilesList', tiles(fileId), await world.tokenOf('teacherSameSchool'), foreign);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('opens an own file from a tile, and nobody else’s', async () => {
    const fileId = await ownPicture();
    const tile = { id: 't1', title: 'Igel', url: `/dokumente/${fileId}`, color: 'teal', icon: 'book', fileId };
    const tiles = { size: 'large', tiles: [tile] };
    expect((await add('LinkTilesList', tiles)).status).toBe(200);
    expect((await test.fetch((await read()).files[fileId]?.url ?? '')).status).toBe(200);
    const foreign = await aLockedPage(world, 'teacherSameSchool');
    const refused = await add('LinkTilesList', tiles, await world.tokenOf('teacherSameSchool'), foreign);
    expect([refused.status, refused.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });

  it('deletes a block and brings it back to where it stood', async () => {
    const first = (await add('Space')).body.block.id;
    const on = { pageId: page.id, fence: page.fence, blockId: first };
    const order = (await read()).blocks.map(({ id }) => id);
    expect((await test.call(lea, deleteBlock, on)).status).toBe(200);
    expect((await read()).blocks.map(({ id }) => id)).toEqual([page.blockId]);
    expect((await test.call(lea, deleteBlock, on)).body.code).toBe('BLOCK_NOT_FOUND');
    expect((await test.call(lea, restoreBlock, on)).status).toBe(200);
    expect((await read()).blocks.map(({ id }) => id)).toEqual(order);
  });

  it('does not touch a block of another page, whoever names it', async () => {
    const other = await aLockedPage(world, 'teacherOfClass');
    const { body } = await test.call(lea, deleteBlock, { pageId: page.id, fence: page.fence, blockId: other.blockId });
    expect(body.code).toBe('BLOCK_NOT_FOUND');
    expect((await read(other)).blocks).toHaveLength(1);
  });

  it('says when a page is full, also when a deleted block wants to come back', async () => {
    const blocks = Array.from({ length: pageLimits.blocksPerPage }, () => ({ type: 'Space', settings: { size: 'small' } }));
    const full = await aLockedPage(world, 'teacherOfClass', { blocks });
    const refused = await add('Space', undefined, lea, full);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'TOO_MANY_BLOCKS', { maximum: 200 }]);
    const on = { pageId: full.id, fence: full.fence, blockId: full.blockId };
    await test.call(lea, deleteBlock, on);
    expect((await add('Space', undefined, lea, full)).status).toBe(200);
    expect((await test.call(lea, restoreBlock, on)).body.code).toBe('TOO_MANY_BLOCKS');
  });

  it('says when too much stands on a page, lets it become less, and still shows it', async () => {
    const marks = [{ type: 'bold' }, { type: 'italic' }];
    const words = (count: number) => {
      const content = Array.from({ length: count }, () => ({ type: 'text', text: 'x', marks }));
      return { text: { type: 'doc', content: [{ type: 'paragraph', content }] }, card: true };
    };
    const blocks = Array.from({ length: 16 }, () => ({ type: 'Text', settings: words(1_900) }));
    const full = await aLockedPage(world, 'teacherOfClass', { blocks });
    const on = { pageId: full.id, fence: full.fence, blockId: full.blockId };
    expect((await read(full)).blocks).toHaveLength(16);
    const refused = await add('Text', words(1), lea, full);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([409, 'PAGE_TOO_LARGE', { maximum: 2 }]);
    expect((await test.call(lea, updateBlock, { ...on, settings: words(1_950) })).body.code).toBe('PAGE_TOO_LARGE');
    expect((await test.call(lea, updateBlock, { ...on, settings: words(1_800) })).status).toBe(200);
    expect((await test.call(lea, deleteBlock, on)).status).toBe(200);
    expect((await test.call(lea, restoreBlock, on)).body.code).toBe('PAGE_TOO_LARGE');
  });
});
