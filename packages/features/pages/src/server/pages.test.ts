import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import {
  createPage,
  deletePage,
  getFraming,
  getNavigation,
  getPage,
  getSharing,
  listShelved,
  movePage,
  type NavigationEntry,
  restorePage,
  setEmbedOrigins,
  setFavourite,
  setLink,
  updatePage,
} from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

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

const create = (title: string, parentId: string | null = null) =>
  test.call(lea, createPage, { title, groupForType: 'class', groupForId: world.ownClassId, parentId });
const statusFor = async (actor: Parameters<World['tokenOf']>[0], url: string, link?: string) =>
  (await test.call(await world.tokenOf(actor), getPage, { url, ...(link && { link }) })).status;
const classTree = async () =>
  (await test.call(lea, getNavigation, {})).body.groups.find((group) => group.groupForId === world.ownClassId)?.pages ?? [];
const names = (tree: readonly NavigationEntry[]) => tree.map((entry) => entry.name);

describe('the navigation', () => {
  it('shows own pages, classes and schools in this order, with what one may do there', async () => {
    const { groups } = (await test.call(lea, getNavigation, {})).body;
    expect(groups.map((group) => [group.groupForType, group.name])).toEqual([
      ['user', 'Lea Test'],
      ['class', '3a'],
      ['school', 'Schule Sonnenberg'],
    ]);
    expect(groups[0]?.groupPermission).toBe(3);
    const pupil = (await test.call(await world.tokenOf('pupilOwner'), getNavigation, {})).body.groups;
    expect(pupil.map((group) => group.groupPermission)).toEqual([3, 1, 1]);
  });

  it('gives everybody one welcome page of their own, also when it is asked for many times at once', async () => {
    for (const actor of ['pupilSameClass', 'pupilOtherClass', 'private', 'teacherSameSchool'] as const) {
      const token = await world.tokenOf(actor);
      await Promise.all(Array.from({ length: 12 }, () => test.call(token, getNavigation, {})));
      const { groups } = (await test.call(token, getNavigation, {})).body;
      expect(names(groups[0]?.pages ?? [])).toEqual(['Willkommen']);
    }
  });

  it('knows whether somebody has written on a page of their own making', async () => {
    const token = await world.tokenOf('teacherOtherSchool');
    const navigation = async () => (await test.call(token, getNavigation, {})).body;
    const [welcome] = (await navigation()).groups[0]?.pages ?? [];
    expect((await navigation()).hasWritten).toBe(false);
    await test.call(token, updatePage, { id: welcome?.id ?? '', field: 'title', value: 'Meine Seite' });
    expect((await navigation()).hasWritten).toBe(true);
    // What colleagues write is theirs.
    expect((await test.call(await world.tokenOf('schoolAdminOther'), getNavigation, {})).body.hasWritten).toBe(false);
  });

  it('keeps favourites for each person', async () => {
    const { id } = await aPage(world);
    await test.call(lea, setFavourite, { id, favourite: true });
    expect((await test.call(lea, getNavigation, {})).body.favourites).toContain(id);
    expect((await test.call(await world.tokenOf('pupilOwner'), getNavigation, {})).body.favourites).not.toContain(id);
    await test.call(lea, setFavourite, { id, favourite: false });
    expect((await test.call(lea, getNavigation, {})).body.favourites).not.toContain(id);
  });
});

describe('pages of a class', () => {
  it('are created with an address made from the title, and a second one of that title gets another', async () => {
    const [first, second] = [await create('Übungen zur Zeit'), await create('Übungen zur Zeit')];
    expect(first.body).toMatchObject({ name: 'Übungen zur Zeit', url: 'uebungen-zur-zeit' });
    expect(second.body.url).toMatch(/^uebungen-zur-zeit-[a-z0-9]{1,8}$/);
  });

  it('are renamed, and refuse an address that is taken with a sentence at the field', async () => {
    const [one, other] = [(await create('Eins')).body, (await create('Andere')).body];
    expect((await test.call(lea, updatePage, { id: one.id, field: 'title', value: 'Erste' })).body).toMatchObject({
      name: 'Erste',
      url: one.url,
    });
    const taken = await test.call(lea, updatePage, { id: one.id, field: 'url', value: other.url });
    expect([taken.status, taken.body.code]).toEqual([409, 'ADDRESS_TAKEN']);
    expect(taken.body.fields?.['value']).toBeTruthy();
    expect((await test.call(lea, updatePage, { id: one.id, field: 'url', value: 'erste-seite' })).body.url).toBe('erste-seite');
    expect(await statusFor('teacherOfClass', one.url)).toBe(404);
  });

  it('move within their group, never under themselves or their own children', async () => {
    const top = (await create('Baum')).body;
    const child = (await create('Ast', top.id)).body;
    const grandchild = (await create('Blatt', child.id)).body;
    for (const parentId of [top.id, child.id, grandchild.id]) {
      const { status, body } = await test.call(lea, movePage, { id: top.id, parentId, afterId: null });
      expect([status, body.code]).toEqual([400, 'PARENT_IMPOSSIBLE']);
    }
    const foreignParent = await aPage(world, { groupType: 'user', groupId: world.people.teacherOfClass.userId });
    expect((await test.call(lea, movePage, { id: child.id, parentId: foreignParent.id, afterId: null })).body.code).toBe(
      'PARENT_IMPOSSIBLE',
    );
    expect((await test.call(lea, movePage, { id: grandchild.id, parentId: top.id, afterId: child.id })).status).toBe(200);
    const tree = (await classTree()).find((entry) => entry.id === top.id);
    expect(names(tree?.pages ?? [])).toEqual(['Ast', 'Blatt']);
  });

  it('know which of their neighbours come before them, also after one was moved', async () => {
    const parent = (await create('Heft')).body;
    const [one, two, three] = [await create('Eins', parent.id), await create('Zwei', parent.id), await create('Drei', parent.id)];
    const around = async () =>
      (await test.call(lea, getPage, { url: two.body.url })).body.siblings.map(({ name, isBefore }) => [name, isBefore]);
    expect(await around()).toEqual([
      ['Eins', true],
      ['Drei', false],
    ]);
    expect((await test.call(lea, movePage, { id: one.body.id, parentId: parent.id, afterId: three.body.id })).status).toBe(200);
    expect(await around()).toEqual([
      ['Drei', false],
      ['Eins', false],
    ]);
  });

  it('never form a ring when two people move at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [a, b] = [(await create(`Kreis a${round}`)).body, (await create(`Kreis b${round}`)).body];
      await Promise.all([
        test.call(lea, movePage, { id: a.id, parentId: b.id, afterId: null }),
        test.call(lea, movePage, { id: b.id, parentId: a.id, afterId: null }),
      ]);
      const everywhere = (entries: readonly NavigationEntry[]): string[] => entries.flatMap((one) => [one.id, ...everywhere(one.pages)]);
      const ids = everywhere(await classTree());
      expect(ids).toContain(a.id);
      expect(ids).toContain(b.id);
    }
  });

  it('that were made at the same moment can be put in any order', async () => {
    const top = (await create('Reihe')).body;
    const children = await Promise.all(['Rot', 'Gelb', 'Blau', 'Lila'].map((title) => create(title, top.id)));
    const ids = children.map(({ body }) => body.id);
    const last = (await create('Zuletzt', top.id)).body.id;
    for (const afterId of ids) expect((await test.call(lea, movePage, { id: last, parentId: top.id, afterId })).status).toBe(200);
    const order = (await classTree()).find((entry) => entry.id === top.id)?.pages.map((entry) => entry.id) ?? [];
    expect(order.indexOf(last)).toBe(order.indexOf(ids[3] ?? '') + 1);
  });

  it('go to the archive and come back', async () => {
    const { id, url } = (await create('Alt')).body;
    await test.call(lea, updatePage, { id, field: 'archived', value: true });
    expect(names(await classTree())).not.toContain('Alt');
    expect((await test.call(lea, listShelved, { shelf: 'archive' })).body.pages.map((one) => one.id)).toContain(id);
    expect(await statusFor('teacherOfClass', url)).toBe(200);
    await test.call(lea, updatePage, { id, field: 'archived', value: false });
    expect(names(await classTree())).toContain('Alt');
  });

  it('go to the trash with their children and come back with those that went along', async () => {
    const top = (await create('Lager')).body;
    const earlier = (await create('Vorher weg', top.id)).body;
    const child = (await create('Packliste', top.id)).body;
    await test.call(lea, deletePage, { id: earlier.id });
    await test.call(lea, deletePage, { id: top.id });
    expect(await statusFor('teacherOfClass', child.url)).toBe(404);
    const trash = (await test.call(lea, listShelved, { shelf: 'trash' })).body.pages.map((one) => one.id);
    expect(trash).toEqual(expect.arrayContaining([top.id, earlier.id]));
    expect(trash).not.toContain(child.id);
    expect((await test.call(lea, restorePage, { id: top.id })).body.name).toBe('Lager');
    const tree = (await classTree()).find((entry) => entry.id === top.id);
    expect(names(tree?.pages ?? [])).toEqual(['Packliste']);
    expect((await test.call(lea, restorePage, { id: earlier.id })).status).toBe(200);
    expect(await statusFor('teacherOfClass', earlier.url)).toBe(200);
  });

  it('come back at the top when their parent is still in the trash', async () => {
    const top = (await create('Oben')).body;
    const child = (await create('Unten', top.id)).body;
    await test.call(lea, deletePage, { id: child.id });
    await test.call(lea, deletePage, { id: top.id });
    await test.call(lea, restorePage, { id: child.id });
    expect(names(await classTree())).toContain('Unten');
  });
});

describe('who may see a page', () => {
  it('of another school: nobody here, whatever they try', async () => {
    const foreign = await aPage(world, {
      groupId: world.foreignClassId,
      createdBy: world.people.teacherOtherSchool.userId,
      visibility: 'school',
    });
    for (const actor of ['anonymous', 'pupilOwner', 'teacherOfClass', 'schoolAdminOwn', 'private'] as const)
      expect(await statusFor(actor, foreign.url)).toBe(404);
    expect(await statusFor('teacherOtherSchool', foreign.url)).toBe(200);
  });

  it('shared with the school: everybody of that school, and nobody else', async () => {
    const { url } = await aPage(world, { visibility: 'school' });
    for (const actor of ['pupilOtherClass', 'teacherSameSchool', 'schoolAdminOwn'] as const) expect(await statusFor(actor, url)).toBe(200);
    for (const actor of ['pupilOtherSchool', 'teacherOtherSchool', 'private', 'anonymous'] as const)
      expect(await statusFor(actor, url)).toBe(404);
  });

  it('shared by link: whoever has the link, until it is renewed or ended', async () => {
    const { id, url } = await aPage(world, { visibility: 'group' });
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'link' });
    const first = (await test.call(lea, setLink, { id, live: true })).body.link ?? '';
    expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(await statusFor('anonymous', url, first)).toBe(200);
    expect(await statusFor('anonymous', url)).toBe(404);
    const second = (await test.call(lea, setLink, { id, live: true })).body.link ?? '';
    expect(await statusFor('anonymous', url, first)).toBe(404);
    expect(await statusFor('anonymous', url, second)).toBe(200);
    await test.call(lea, setLink, { id, live: false });
    expect(await statusFor('anonymous', url, second)).toBe(404);
  });

  it('by link no longer once the page is shared with the group alone', async () => {
    const { id, url } = await aPage(world);
    const link = (await test.call(lea, setLink, { id, live: true })).body.link ?? '';
    expect(await statusFor('anonymous', url, link)).toBe(200);
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'group' });
    expect(await statusFor('anonymous', url, link)).toBe(404);
  });

  it('public: everybody, who may only read', async () => {
    const { url } = await aPage(world, { visibility: 'public' });
    const { status, body } = await test.call(null, getPage, { url });
    expect([status, body.groupPermission]).toEqual([200, 1]);
  });
});

describe('embedding in the website of the school', () => {
  it('is allowed for public pages by the websites that the school names, and never for others', async () => {
    const eva = await world.tokenOf('schoolAdminOwn');
    const site = 'https://www.schule-sonnenberg.ch';
    expect((await test.call(eva, setEmbedOrigins, { schoolId: world.ownSchoolId, origins: [site, site] })).body).toEqual({
      origins: [site],
    });
    const open = await aPage(world, { visibility: 'public' });
    const closed = await aPage(world, { visibility: 'link' });
    const ancestors = async (url: string) =>
      /frame-ancestors ([^;]*)/.exec((await test.fetch(`/einbetten/seite/${url}`)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await ancestors(open.url)).toBe(`'self' ${site}`);
    expect(await ancestors(closed.url)).toBe("'self'");
    expect(await ancestors('gibt-es-nicht')).toBe("'self'");
    expect((await test.call(null, getFraming, { url: open.url })).body.origins).toEqual([site]);
    expect((await test.call(null, getFraming, { url: closed.url })).body.origins).toEqual([]);
    const sharing = (await test.call(eva, getSharing, { id: open.id })).body;
    expect(sharing).toMatchObject({ embedOrigins: [site], canSetEmbedOrigins: true, schoolId: world.ownSchoolId });
    expect((await test.call(lea, getSharing, { id: open.id })).body.canSetEmbedOrigins).toBe(false);
  });

  it.each([
    'http://unsicher.ch',
    'https://schule.ch/pfad',
    "https://schule.ch 'unsafe-inline'",
    'https://*.ch',
    'https://schule.ch; script-src *',
  ])('refuses %s as a website', async (origin) => {
    const { status } = await test.call(await world.tokenOf('schoolAdminOwn'), setEmbedOrigins, {
      schoolId: world.ownSchoolId,
      origins: [origin],
    });
    expect(status).toBe(400);
  });
});
