import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBlock, copyPage, deleteBlock, getPage, moveBlock, restoreBlock } from '../contract/index.ts';
import { aLockedPage } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let page: Awaited<ReturnType<typeof aLockedPage>>;
/** Ids of the blocks a to f. */
let ids: Record<string, string>;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
  const blocks = Array.from('abcdef', (text) => ({ type: 'Title', settings: { text, size: 'large', align: 'start' } }));
  page = await aLockedPage(world, 'teacherOfClass', { blocks });
  ids = Object.fromEntries((await read()).blocks.map(({ id, settings }) => [String(settings['text']), id]));
});

const read = async () => (await test.call(lea, getPage, { url: page.url })).body;
const order = async () => (await read()).blocks.map(({ settings }) => settings['text']).join('');
const on = () => ({ pageId: page.id, fence: page.fence });
const idOf = (letter: string) => ids[letter] ?? letter;
const move = (letter: string, behind: string | null, along = '') =>
  test.call(lea, moveBlock, {
    ...on(),
    blockId: idOf(letter),
    afterId: behind === null ? null : idOf(behind),
    along: Array.from(along, idOf),
  });

describe('a moved block', () => {
  it.each([
    ['takes its section along', 'b', 'e', 'cd', 'aebcdf'],
    ['takes its section along to the top', 'd', null, 'ef', 'defabc'],
    ['stands in front of what follows it, wherever that stood', 'a', 'f', 'ec', 'bdfaec'],
  ])('%s', async (_name, letter, behind, along, expected) => {
    const before = (await read()).revision;
    const { status, body } = await move(letter, behind, along);
    expect([status, body.block?.id, body.revision]).toEqual([200, idOf(letter), before + 1]);
    expect(await order()).toBe(expected);
  });

  it('goes nowhere without what should come along, and never behind itself', async () => {
    expect((await test.call(lea, deleteBlock, { ...on(), blockId: idOf('c') })).status).toBe(200);
    expect((await move('b', 'e', 'c')).body.code).toBe('BLOCK_NOT_FOUND');
    expect((await move('d', 'e', 'e')).body.code).toBe('BLOCK_NOT_FOUND');
    expect(await order()).toBe('abdef');
  });
});

describe('a block in a column', () => {
  const places = async (url = page.url) =>
    (await test.call(lea, getPage, { url })).body.blocks.map(({ settings, place }) => `${String(settings['text'])} ${place}`).slice(0, 3);
  const put = (letter: string, behind: string | null, place?: 'full' | 'left' | 'right') =>
    test.call(lea, moveBlock, {
      ...on(),
      blockId: idOf(letter),
      afterId: behind === null ? null : idOf(behind),
      ...(place && { place }),
    });

  it('stays there until it is put elsewhere, and others stand over the whole width', async () => {
    expect((await put('a', null, 'left')).body.block.place).toBe('left');
    expect((await put('b', 'a', 'right')).status).toBe(200);
    expect(await places()).toEqual(['a left', 'b right', 'c full']);
    expect((await put('a', 'b')).body.block.place).toBe('left');
    expect((await put('a', null, 'full')).body.block.place).toBe('full');
  });

  it('is added there, and comes back there after a deletion', async () => {
    const settings = { text: 'neu', size: 'large', align: 'start' };
    const added = await test.call(lea, addBlock, { ...on(), type: 'Title', afterId: idOf('a'), place: 'right', settings });
    expect(added.body.block.place).toBe('right');
    const blockId = added.body.block.id;
    await test.call(lea, deleteBlock, { ...on(), blockId });
    expect((await test.call(lea, restoreBlock, { ...on(), blockId })).body.block.place).toBe('right');
    expect(await places()).toEqual(['a full', 'neu right', 'b full']);
  });

  it('keeps it in a copy of its page', async () => {
    await put('a', null, 'left');
    await put('b', 'a', 'right');
    const copy = await test.call(lea, copyPage, { id: page.id, groupForType: 'class', groupForId: world.ownClassId });
    expect(await places(copy.body.url)).toEqual(['a left', 'b right', 'c full']);
  });

  it('leaves the others of its section in theirs', async () => {
    await put('b', 'a', 'left');
    await put('c', 'b', 'right');
    await test.call(lea, moveBlock, { ...on(), blockId: idOf('a'), afterId: idOf('f'), along: [idOf('b'), idOf('c')] });
    const blocks = (await read()).blocks.map(({ settings, place }) => `${String(settings['text'])} ${place}`);
    expect(blocks.slice(-3)).toEqual(['a full', 'b left', 'c right']);
  });
});
