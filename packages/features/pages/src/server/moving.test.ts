import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteBlock, getPage, moveBlock } from '../contract/index.ts';
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
