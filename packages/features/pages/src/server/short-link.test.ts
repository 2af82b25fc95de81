import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletePage, getSharing, openShortLink, pageLimits, restorePage, setLink, setShortLink, updatePage } from '../contract/index.ts';
import { aPage, aShortLink, linkSecret } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer({ TRUST_PROXY: '1' });
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  test.clock.advance(3_600_000);
  lea = await world.tokenOf('teacherOfClass');
});

const open = async (code: string, actor: ActorName = 'anonymous', address = '203.0.113.1') =>
  test.call(await world.tokenOf(actor), openShortLink, { code }, { 'x-forwarded-for': address });
const answers = async (code: string, actor: ActorName = 'anonymous') => {
  const { status, body } = await open(code, actor);
  return status === 200 ? body : body.code;
};
const make = async (id: string, address = '203.0.113.1') =>
  (await test.call(lea, setShortLink, { id, live: true }, { 'x-forwarded-for': address })).body.code ?? '';

describe('a short address', () => {
  it('of a page is one, made of signs that nobody mistakes, and leads to it however it is typed', async () => {
    const { id, url } = await aPage(world, { visibility: 'public' });
    const code = await make(id);
    expect([code, await make(id)]).toEqual([expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/), code]);
    expect((await test.call(lea, getSharing, { id })).body.shortCode).toBe(code);
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`])
      expect(await answers(typed)).toEqual({ url, link: null });
  });

  it('opens nothing that is closed: a visitor signs in first, everybody else reads that it is not for them', async () => {
    const { id, url } = await aPage(world, { visibility: 'group' });
    const code = await aShortLink(world, id);
    expect(await answers(code)).toBe('SHORT_LINK_CLOSED');
    for (const actor of ['pupilOtherSchool', 'teacherOtherSchool', 'private'] as const)
      expect(await answers(code, actor)).toBe('PAGE_NOT_FOUND');
    expect(await answers(code, 'pupilOwner')).toEqual({ url, link: null });
    await test.call(lea, updatePage, { id, field: 'draft', value: true });
    expect(await answers(code, 'pupilOwner')).toBe('PAGE_NOT_FOUND');
  });

  it('brings the link along where the page is shared by one, and ends with it', async () => {
    const { id, url } = await aPage(world, { visibility: 'link' });
    const code = await make(id);
    expect(await answers(code)).toEqual({ url, link: linkSecret });
    await test.call(lea, setLink, { id, live: true });
    expect(await answers(code)).toBe('SHORT_LINK_WRONG');
    expect((await test.call(lea, getSharing, { id })).body.shortCode).toBeNull();
  });

  it('goes with its page, comes back with it, and is ended by who may end the sharing', async () => {
    const { id, url } = await aPage(world, { visibility: 'public' });
    const code = await make(id);
    await test.call(lea, deletePage, { id });
    expect(await answers(code)).toBe('SHORT_LINK_WRONG');
    await test.call(lea, restorePage, { id });
    expect(await answers(code)).toEqual({ url, link: null });
    await test.call(lea, setShortLink, { id, live: false });
    expect(await answers(code)).toBe('SHORT_LINK_WRONG');
  });

  it('is not guessed: ten wrong ones a minute, and a school is not locked out by one of its children', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    const code = await make(id, '198.51.100.1');
    for (let count = 0; count < pageLimits.wrongCodesPerMinute; count += 1)
      expect((await open('22222222', 'anonymous', '198.51.100.1')).status).toBe(404);
    expect((await open('22222222', 'anonymous', '198.51.100.1')).status).toBe(429);
    for (let count = 0; count < 30; count += 1) expect((await open(code, 'anonymous', '198.51.100.1')).status).toBe(200);
    const elsewhere = await aShortLink(world, (await aPage(world, { visibility: 'public' })).id);
    expect((await open(elsewhere, 'anonymous', '198.51.100.1')).status).toBe(429);
    expect((await open(elsewhere, 'anonymous', '198.51.100.2')).status).toBe(200);
  });
});
