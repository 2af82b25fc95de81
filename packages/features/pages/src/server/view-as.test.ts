import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PageReader, updatePage, viewPageAs } from '../contract/index.ts';
import { aPage, aPupilsPage } from '../testing/index.ts';

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

const seenAs = async (token: string | null, id: string, reader: PageReader) =>
  (await test.call(token, viewPageAs, { id, reader })).body.page;

describe('looking at a page as another reader', () => {
  it('shows a draft as it will be, without what only its teachers know of it', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    await test.call(lea, updatePage, { id, field: 'draft', value: true });
    await test.call(lea, updatePage, { id, field: 'visibleUntil', value: new Date(Date.now() + 3_600_000).toISOString() });
    for (const reader of ['pupil', 'link', 'everybody'] as const)
      expect(await seenAs(lea, id, reader)).toMatchObject({
        groupPermission: 1,
        draft: false,
        visibleUntil: null,
        mayUnpublish: false,
        blocks: [{ type: 'Title' }],
      });
  });

  it('says where they would see nothing', async () => {
    const { id } = await aPage(world, { visibility: 'group' });
    expect(await seenAs(lea, id, 'pupil')).not.toBeNull();
    expect([await seenAs(lea, id, 'link'), await seenAs(lea, id, 'everybody')]).toEqual([null, null]);
    await test.call(lea, updatePage, { id, field: 'visibility', value: 'link' });
    expect(await seenAs(lea, id, 'link')).not.toBeNull();
    expect(await seenAs(lea, id, 'everybody')).toBeNull();
  });

  it('knows only the pages around it that they may read today', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    const child = await aPage(world, { visibility: 'public', title: 'Entwurf', parentId: id });
    const open = await aPage(world, { visibility: 'public', title: 'Offen', parentId: id });
    const ofClass = await aPage(world, { visibility: 'group', title: 'Klasse', parentId: id });
    await test.call(lea, updatePage, { id: child.id, field: 'draft', value: true });
    const children = async (reader: PageReader) => (await seenAs(lea, id, reader))?.children.map((one) => one.id);
    expect(await children('pupil')).toEqual([open.id, ofClass.id]);
    expect(await children('everybody')).toEqual([open.id]);
  });

  it('keeps whose page it is from those who may not learn it, in the eyes of the child itself', async () => {
    const { id } = await aPupilsPage(world, { release: 'released', releaseClassId: world.ownClassId });
    const mia = await world.tokenOf('pupilOwner');
    expect(await seenAs(mia, id, 'pupil')).toMatchObject({ groupForId: world.people.pupilOwner.userId });
    expect(await seenAs(mia, id, 'everybody')).toMatchObject({ groupForId: null, groupName: '' });
    // Who teaches the child reads the page and does not change it.
    expect((await test.call(lea, viewPageAs, { id, reader: 'everybody' })).status).toBe(403);
  });

  it('is over with the class: its former teachers read the page as what they are', async () => {
    const { id } = await aPage(world);
    const eva = await world.tokenOf('schoolAdminOwn');
    await test.call(eva, patchSchoolClass, { id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value: true }] });
    expect(await test.call(lea, viewPageAs, { id, reader: 'pupil' })).toMatchObject({
      status: 403,
      body: { code: 'PAGE_OF_ARCHIVED_CLASS' },
    });
  });
});
