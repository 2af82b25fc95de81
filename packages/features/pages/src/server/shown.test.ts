import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPage, getNavigation, getPage, getSharing, openLink, setLink, updatePage } from '../contract/index.ts';
import { aPage, linkSecret } from '../testing/index.ts';

let test: TestServer;
let world: World;
let lea: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  lea = await world.tokenOf('teacherOfClass');
});

const statusFor = async (actor: Parameters<World['tokenOf']>[0], url: string, link?: string) =>
  (await test.call(await world.tokenOf(actor), getPage, { url, ...(link && { link }) })).status;
const treeOf = async (actor: Parameters<World['tokenOf']>[0]) =>
  (await test.call(await world.tokenOf(actor), getNavigation, {})).body.groups.flatMap(({ pages }) => pages);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a page of a class', () => {
  it('is its teachers’ alone until they show it', async () => {
    const group = { groupForType: 'class', groupForId: world.ownClassId } as const;
    const { id, url } = (await test.call(lea, createPage, { title: 'Thema Igel', ...group })).body;
    expect([await statusFor('teacherOfClass', url), await statusFor('pupilSameClass', url)]).toEqual([200, 404]);
    expect((await treeOf('pupilSameClass')).map((page) => page.id)).not.toContain(id);
    expect((await treeOf('teacherOfClass')).find((page) => page.id === id)?.isHidden).toBe(true);

    await test.call(lea, updatePage, { id, field: 'draft', value: false });
    expect(await statusFor('pupilSameClass', url)).toBe(200);
    expect((await treeOf('pupilSameClass')).map((page) => page.id)).toContain(id);

    await test.call(lea, updatePage, { id, field: 'draft', value: true });
    expect(await statusFor('pupilSameClass', url)).toBe(404);
  });

  it('that is a draft is nobody’s by its link or in public either, and stands beside no other page', async () => {
    const { id, url } = await aPage(world, { visibility: 'public' });
    const child = await aPage(world, { visibility: 'public', title: 'Unterseite', parentId: id });
    await test.call(lea, updatePage, { id: child.id, field: 'draft', value: true });
    expect(await statusFor('anonymous', child.url)).toBe(404);
    const children = async (token: string | null) => (await test.call(token, getPage, { url })).body.children.map((one) => one.id);
    expect(await children(null)).toEqual([]);
    expect(await children(lea)).toEqual([child.id]);
  });

  it.each([
    ['not yet', 1, null, 404],
    ['since then', -1, null, 200],
    ['still', null, 1, 200],
    ['no longer', null, -1, 404],
    ['between the two', -1, 1, 200],
  ])('is read by others %s', async (_when, from, until, status) => {
    const { id, url } = await aPage(world, { visibility: 'public' });
    if (from !== null) await test.call(lea, updatePage, { id, field: 'visibleFrom', value: inHours(from) });
    if (until !== null) await test.call(lea, updatePage, { id, field: 'visibleUntil', value: inHours(until) });
    expect([await statusFor('anonymous', url), await statusFor('pupilSameClass', url)]).toEqual([status, status]);
    expect(await statusFor('teacherOfClass', url)).toBe(200);
  });
});

describe('sharing by link', () => {
  it('makes the link with the choice, and keeps it for the next time', async () => {
    const { id, url } = await aPage(world, { visibility: 'group' });
    await test.call(lea, setLink, { id, live: false });
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'link' });
    const { link } = (await test.call(lea, getSharing, { id })).body;
    expect(await statusFor('anonymous', url, link ?? '')).toBe(200);
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'group' });
    expect(await statusFor('anonymous', url, link ?? '')).toBe(404);
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'link' });
    expect(await statusFor('anonymous', url, link ?? '')).toBe(200);
  });

  it('asks for its password, and only who has the link learns that there is one', async () => {
    const { id, url } = await aPage(world);
    await test.call(lea, updatePage, { id, field: 'linkPassword', value: 'laubhaufen-34' });
    expect((await test.call(lea, getSharing, { id })).body.linkPassword).toBe('laubhaufen-34');
    expect(await test.call(null, getPage, { url, link: linkSecret })).toMatchObject({
      status: 403,
      body: { code: 'LINK_PASSWORD_NEEDED' },
    });
    expect(await statusFor('anonymous', url, 'falsch')).toBe(404);
    expect(await statusFor('pupilSameClass', url)).toBe(200);

    expect(await test.call(null, openLink, { url, link: linkSecret, password: 'igel' })).toMatchObject({
      body: { code: 'LINK_PASSWORD_WRONG' },
    });
    const opened = (await test.call(null, openLink, { url, link: linkSecret, password: ' Laubhaufen-34' })).body.link;
    expect(await statusFor('anonymous', url, opened)).toBe(200);

    await test.call(lea, updatePage, { id, field: 'linkPassword', value: 'kastanie-12' });
    expect(await statusFor('anonymous', url, opened)).toBe(403);
  });

  it('bounds guesses at a password, and right ones do not count', async () => {
    const { id, url } = await aPage(world);
    await test.call(lea, updatePage, { id, field: 'linkPassword', value: 'laubhaufen-34' });
    const guess = async (password: string) => (await test.call(null, openLink, { url, link: linkSecret, password })).status;
    expect(await guess('laubhaufen-34')).toBe(200);
    const answers: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) answers.push(await guess('falsch'));
    expect([answers[0], answers.at(-1)]).toEqual([403, 429]);
  });

  it('with a password does not open what is not shared by link any more', async () => {
    const { id, url } = await aPage(world, { visibility: 'group' });
    await test.call(lea, updatePage, { id, field: 'linkPassword', value: 'laubhaufen-34' });
    expect((await test.call(null, openLink, { url, link: linkSecret, password: 'laubhaufen-34' })).status).toBe(404);
  });
});
