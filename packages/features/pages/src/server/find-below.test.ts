import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletePage, findBelow, updatePage } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';

let test: TestServer;
let world: World;
let top: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page`.execute(world.db);
  top = (await aPage(world, { title: 'Igel zuoberst', visibility: 'public' })).id;
});

type ActorName = Parameters<World['tokenOf']>[0];
const find = async (actor: ActorName, words: string, pageId = top) =>
  (await test.call(await world.tokenOf(actor), findBelow, { pageId, words })).body;
const names = async (actor: ActorName, words: string, pageId = top) => (await find(actor, words, pageId)).pages.map(({ name }) => name);
const saying = (text: string) => ({ blocks: [{ type: 'Title', settings: { text, size: 'large', align: 'start' } }] });
const below = (title: string, more: Parameters<typeof aPage>[1] = {}) =>
  aPage(world, { title, parentId: top, visibility: 'public', ...more });

describe('the search below a page', () => {
  it('finds pages however deep they lie, by title first, with what stands around the words, and not the page itself', async () => {
    const child = await below('Wald', saying('Im Laub schläft ein Igel bis zum Frühling'));
    await below('Igelburg', { parentId: child.id });
    await aPage(world, { title: 'Igel daneben', visibility: 'public' });
    const { pages, more } = await find('anonymous', 'igel');
    expect(pages.map(({ name, passage }) => [name, passage])).toEqual([
      ['Igelburg', ''],
      ['Wald', 'Im Laub schläft ein Igel bis zum Frühling'],
    ]);
    expect([more, pages[0]?.url]).toEqual([false, 'igelburg']);
  });

  it('wants all words, in title and blocks together, however an umlaut is written', async () => {
    await below('Mühle', saying('Znüni mitnehmen'));
    expect(await names('anonymous', 'muehle znuni')).toEqual(['Mühle']);
    expect(await names('anonymous', 'mühle turnsack')).toEqual([]);
    expect(await names('anonymous', '«»')).toEqual([]);
  });

  it('tells each reader of what they may read today, and of nothing else', async () => {
    const draft = await below('Igel im Entwurf');
    await below('Igel der Klasse', { visibility: 'group' });
    await below('Igel für alle');
    await below('Igel mit Link', { visibility: 'link', linkSecret: 'x'.repeat(40) });
    const lea = await world.tokenOf('teacherOfClass');
    await test.call(lea, updatePage, { id: draft.id, field: 'draft', value: true });
    const everything = ['Igel der Klasse', 'Igel für alle', 'Igel im Entwurf', 'Igel mit Link'];
    expect((await names('teacherOfClass', 'igel')).toSorted()).toEqual(everything);
    expect((await names('pupilSameClass', 'igel')).toSorted()).toEqual(everything.filter((name) => name !== 'Igel im Entwurf'));
    for (const actor of ['anonymous', 'pupilOtherClass', 'teacherOtherSchool', 'private'] as const)
      expect(await names(actor, 'igel'), actor).toEqual(['Igel für alle']);
  });

  it('leaves out what lies in the trash or in the archive, and what hangs below that', async () => {
    const lea = await world.tokenOf('teacherOfClass');
    const gone = await below('Igel im Papierkorb');
    const put = await below('Igel im Archiv');
    await below('Igel darunter', { parentId: put.id });
    await test.call(lea, deletePage, { id: gone.id });
    await test.call(lea, updatePage, { id: put.id, field: 'archived', value: true });
    expect(await names('teacherOfClass', 'igel')).toEqual([]);
  });

  it('is over for the class of an archived class; its former teachers find what they kept', async () => {
    await below('Igel', { visibility: 'group' });
    const eva = await world.tokenOf('schoolAdminOwn');
    const archived = (value: boolean) =>
      test.call(eva, patchSchoolClass, { id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value }] });
    await archived(true);
    expect([await names('pupilSameClass', 'igel'), await names('teacherOfClass', 'igel')]).toEqual([[], ['Igel']]);
    await archived(false);
    expect(await names('pupilSameClass', 'igel')).toEqual(['Igel']);
  });

  it('finds nothing below a page that there is not', async () => {
    expect(await names('teacherOfClass', 'igel', 'A'.repeat(22))).toEqual([]);
  });
});
