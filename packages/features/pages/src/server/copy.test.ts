import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyPage, getPage } from '../contract/index.ts';
import { aPage } from '../testing/index.ts';
import type { PagesTables } from './tables.ts';

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

const share = 's'.repeat(43);
const title = { type: 'Title', settings: { text: 'Der Igel', size: 'large', align: 'start' } } as const;
const plan = () => ({ schoolClassId: world.ownClassId, share, view: 'week', showWeekend: false });
/** A block of a feature that knows this one, and not the other way round. */
const addPlan = (pageId: string) =>
  ownTables<PagesTables>(world.services.db)
    .insertInto('page_block')
    .values({
      id: newId(),
      page_id: pageId,
      type: 'Homework',
      version: 1,
      settings: JSON.stringify(plan()),
      position: 'z0',
      deleted_at: null,
    })
    .execute();
const toClass = (id: string) => ({ id, groupForType: 'class', groupForId: world.ownClassId }) as const;
const toOwn = (id: string) => ({ id, groupForType: 'user', groupForId: world.people.teacherOfClass.userId }) as const;
const read = async (url: string) => (await test.call(lea, getPage, { url })).body;

describe('a copy of a page', () => {
  it('stands beside it as a draft, with its blocks and without its link', async () => {
    const { id } = await aPage(world, { visibility: 'public', title: 'Igel', background: { type: 'yellow' }, blocks: [title] });
    const { body } = await test.call(lea, copyPage, toClass(id));
    const copy = await read(body.url);
    expect(copy).toMatchObject({ title: 'Igel (Kopie)', draft: true, visibility: 'group', background: { type: 'yellow' } });
    expect(copy.blocks.map(({ type, settings }) => ({ type, settings }))).toEqual([title]);
    expect(copy.siblings.map((one) => one.id)).toContain(id);
  });

  it('elsewhere keeps its title, and nothing of the plan of the class that it came from', async () => {
    const { id } = await aPage(world, { title: 'Igel', blocks: [title] });
    await addPlan(id);
    const there = await read((await test.call(lea, copyPage, toOwn(id))).body.url);
    expect(there).toMatchObject({ title: 'Igel', draft: false });
    expect(there.blocks.map(({ settings }) => settings)).toEqual([title.settings, { ...plan(), schoolClassId: null, share: null }]);
    const here = await read((await test.call(lea, copyPage, toClass(id))).body.url);
    expect(here.blocks[1]?.settings).toEqual(plan());
  });

  it('is refused to who only reads the page, and into a group that is not theirs', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    const mia = await world.tokenOf('pupilOwner');
    const ofMia = { id, groupForType: 'user', groupForId: world.people.pupilOwner.userId } as const;
    expect((await test.call(mia, copyPage, ofMia)).status).toBe(403);
    expect((await test.call(lea, copyPage, { ...ofMia })).status).toBe(404);
    const elsewhere = await world.tokenOf('teacherOtherSchool');
    expect((await test.call(elsewhere, copyPage, toClass(id))).status).toBe(403);
  });

  it('of an archived class goes along with who taught it, and not back into the class', async () => {
    const { id } = await aPage(world, { title: 'Igel', blocks: [title] });
    const eva = await world.tokenOf('schoolAdminOwn');
    await test.call(eva, patchSchoolClass, { id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value: true }] });
    lea = await world.tokenOf('teacherOfClass');
    const copied = await test.call(lea, copyPage, toOwn(id));
    expect(copied.status).toBe(200);
    expect((await read(copied.body.url)).blocks).toHaveLength(1);
    expect((await test.call(lea, copyPage, { ...toOwn(id), withEntries: true })).body.code).toBe('PAGE_ENTRIES_CLOSED');
    expect((await test.call(lea, copyPage, toClass(id))).status).toBe(404);
    expect((await test.call(await world.tokenOf('pupilSameClass'), copyPage, toOwn(id))).status).toBe(404);
  });
});
