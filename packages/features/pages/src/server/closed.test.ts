import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { aPerson, aToken, seedWorld, type World } from '@pausenplatz/account/testing';
import type { ActorName } from '@pausenplatz/kernel-contract';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import {
  createPage,
  deletePage,
  getFraming,
  getNavigation,
  getPage,
  listShelved,
  openEditing,
  setEmbedOrigins,
  setFavourite,
  setLink,
  updatePage,
  type Visibility,
} from '../contract/index.ts';
import type { PlantedPage } from './index.ts';
import { aPage, linkSecret } from '../testing/index.ts';
import { aClass, teaches } from '@pausenplatz/schools/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

let test: TestServer;
let world: World;
let classId: string;
let admin: string | null;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  admin = await world.tokenOf('schoolAdminOwn');
  await test.call(admin, setEmbedOrigins, { schoolId: world.ownSchoolId, origins: ['https://www.schule-sonnenberg.ch'] });
});
beforeEach(async () => {
  classId = await aClass(world.db, world.ownSchoolId, `6c ${Math.random()}`);
  await teaches(world.db, world.people.teacherOfClass.userId, classId);
  world.services.actors.forget(world.people.teacherOfClass.userId);
});

const strangers = ['anonymous', 'private', 'pupilOtherSchool', 'teacherOtherSchool', 'pupilOtherClass', 'teacherSameSchool'] as const;
const wide: readonly Visibility[] = ['public', 'school', 'link'];
const planted = (page: Partial<PlantedPage> = {}) => aPage(world, { groupId: classId, ...page });
const read = async (actor: ActorName, url: string) => test.call(await world.tokenOf(actor), getPage, { url, link: linkSecret });
const statusFor = async (actor: ActorName, url: string) => (await read(actor, url)).status;
const archive = (value: boolean) =>
  test.call(admin, patchSchoolClass, { id: classId, operations: [{ op: 'replace', path: '/archived', value }] });
const remove = () =>
  test.call(admin, patchSchoolClass, { id: classId, operations: [{ op: 'replace', path: '/deleted', value: '2026-11-22' }] });
const ancestors = async (url: string) =>
  /frame-ancestors ([^;]*)/.exec((await test.fetch(`/einbetten/seite/${url}`)).headers.get('content-security-policy') ?? '')?.[1];

async function closedToStrangers(url: string): Promise<void> {
  for (const actor of strangers) expect([actor, await statusFor(actor, url)]).toEqual([actor, 404]);
  expect(await ancestors(url)).toBe("'self'");
  expect((await test.call(null, getFraming, { url })).body.origins).toEqual([]);
}

describe('a page that was put away', () => {
  it.each(wide)('is read by nobody outside, shared as %s or not, and by no pupil', async (visibility) => {
    const { id, url } = await aPage(world, { visibility });
    const lea = await world.tokenOf('teacherOfClass');
    expect(await statusFor('pupilOwner', url)).toBe(200);
    await test.call(lea, updatePage, { id, field: 'archived', value: true });
    await closedToStrangers(url);
    expect(await statusFor('pupilOwner', url)).toBe(404);
    expect(await statusFor('teacherOfClass', url)).toBe(200);
    await test.call(lea, deletePage, { id });
    for (const actor of ['anonymous', 'teacherOfClass', 'schoolAdminOwn'] as const) expect(await statusFor(actor, url)).toBe(404);
  });

  it('is closed with its owner, whose account lies in the trash or is blocked', async () => {
    const { url } = await aPage(world, { groupType: 'user', groupId: world.people.private.userId, visibility: 'public' });
    expect(await statusFor('anonymous', url)).toBe(200);
    for (const column of ['deleted_at', 'disabled_at'] as const) {
      const set = (at: Date | null) =>
        world.db
          .updateTable('user_account')
          .set({ [column]: at })
          .where('id', '=', world.people.private.userId)
          .execute();
      await set(test.clock.now());
      await closedToStrangers(url);
      await set(null);
    }
  });

  it('does not name itself in what stands around pages that live', async () => {
    const above = await planted({ title: 'Geheime Planung', visibility: 'public' });
    const page = await planted({ title: 'Ausflug', parentId: above.id, visibility: 'public' });
    expect((await read('anonymous', page.url)).text).toContain('Geheime Planung');
    await test.call(await world.tokenOf('teacherOfClass'), updatePage, { id: above.id, field: 'archived', value: true });
    expect((await read('anonymous', page.url)).text).not.toContain('Geheime Planung');
  });
});

describe('the pages of an archived class', () => {
  it.each(wide)('shared as %s, are read by nobody outside, and open again with the class', async (visibility) => {
    const { url } = await planted({ visibility });
    expect(await statusFor(visibility === 'school' ? 'teacherSameSchool' : 'anonymous', url)).toBe(200);
    await archive(true);
    await closedToStrangers(url);
    await archive(false);
    expect(await statusFor(visibility === 'school' ? 'teacherSameSchool' : 'anonymous', url)).toBe(200);
  });

  it('stand in the archive of who taught it, to be read and not to be changed', async () => {
    const { id, url } = await planted({ title: 'Sternwarte', visibility: 'public' });
    await archive(true);
    const lea = await world.tokenOf('teacherOfClass');
    const found = (await test.call(lea, listShelved, { shelf: 'archive' })).body.pages.find((one) => one.id === id);
    expect(found).toMatchObject({ name: 'Sternwarte', restorable: false });
    const { status, body } = await read('teacherOfClass', url);
    expect([status, body.groupPermission, body.isArchived, body.mayUnpublish]).toEqual([200, 1, true, true]);
    for (const refused of [
      await test.call(lea, updatePage, { id, field: 'title', value: 'Anders' }),
      await test.call(lea, updatePage, { id, field: 'visibility', value: 'school' }),
      await test.call(lea, setLink, { id, live: true }),
      await test.call(lea, openEditing, { id }),
      await test.call(lea, deletePage, { id }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'PAGE_OF_ARCHIVED_CLASS']);
    const create = { title: 'Neu', groupForType: 'class', groupForId: classId } as const;
    expect((await test.call(lea, createPage, create)).status).toBe(404);
    const stranger = await world.tokenOf('teacherSameSchool');
    expect((await test.call(stranger, listShelved, { shelf: 'archive' })).body.pages.some((one) => one.id === id)).toBe(false);
  });

  it('are found no longer by who left the class before, nor by who left the school after', async () => {
    const { url } = await planted();
    const former = await aPerson(world.db, { firstName: 'Otto', lastName: 'Test', roles: ['Teacher'] });
    const token = await aToken(world.services, world.db, former.userId);
    const asFormer = async () => (await test.call(token, getPage, { url })).status;
    expect(await asFormer()).toBe(404);
    await teaches(world.db, former.userId, classId);
    await archive(true);
    expect(await asFormer()).toBe(200);
    await world.db.deleteFrom('class_teacher').where('user_id', '=', former.userId).execute();
    expect(await asFormer()).toBe(404);
  });

  it('can be taken back by the class teacher, also what a colleague shared, before and after', async () => {
    const lea = await world.tokenOf('teacherOfClass');
    const byColleague = { createdBy: world.people.teacherSameSchool.userId, visibility: 'public' } as const;
    const [before, after, linked] = [await planted(byColleague), await planted(byColleague), await planted({ visibility: 'link' })];
    const unpublish = (id: string) => test.call(lea, updatePage, { id, field: 'visibility', value: 'group' });
    await test.call(lea, updatePage, { id: before.id, field: 'archived', value: true });
    expect((await unpublish(before.id)).status).toBe(200);
    await archive(true);
    expect((await unpublish(after.id)).status).toBe(200);
    expect((await test.call(lea, setLink, { id: linked.id, live: false })).body).toEqual({ link: null });
    await archive(false);
    for (const { url } of [before, after, linked]) expect(await statusFor('anonymous', url)).toBe(404);
  });

  it('are unpublished by nobody else', async () => {
    const { id } = await planted({ visibility: 'public' });
    const unpublish = async (actor: ActorName) =>
      (await test.call(await world.tokenOf(actor), updatePage, { id, field: 'visibility', value: 'group' })).status;
    expect(await unpublish('teacherSameSchool')).toBe(403);
    await archive(true);
    expect(await unpublish('teacherSameSchool')).toBe(404);
  });
});

describe('the pages of a deleted class', () => {
  it('are gone for everybody, as the dialog says, and come back with the class', async () => {
    const page = await planted({ visibility: 'public' });
    await test.call(await world.tokenOf('teacherOfClass'), setFavourite, { id: page.id, favourite: true });
    await remove();
    await closedToStrangers(page.url);
    for (const actor of ['teacherOfClass', 'schoolAdminOwn'] as const) {
      const token = await world.tokenOf(actor);
      expect(await statusFor(actor, page.url)).toBe(404);
      expect((await test.call(token, updatePage, { id: page.id, field: 'visibility', value: 'group' })).status).toBe(404);
      expect((await test.call(token, listShelved, { shelf: 'archive' })).text).not.toContain(page.id);
      expect((await test.call(token, getNavigation, {})).text).not.toContain(page.id);
    }
    await test.call(admin, patchSchoolClass, { id: classId, operations: [{ op: 'replace', path: '/deleted', value: null }] });
    expect(await statusFor('anonymous', page.url)).toBe(200);
  });

  it('are not in the archive either when the class was archived before', async () => {
    const page = await planted({ visibility: 'public' });
    await archive(true);
    await remove();
    expect(await statusFor('teacherOfClass', page.url)).toBe(404);
    expect((await test.call(await world.tokenOf('teacherOfClass'), listShelved, { shelf: 'archive' })).text).not.toContain(page.id);
  });
});

describe('a page of the school', () => {
  const ofSchool = (visibility: Visibility) => aPage(world, { groupType: 'school', groupId: world.ownSchoolId, visibility });
  const everybodyThere = ['pupilOwner', 'pupilOtherClass'] as const;
  const staff = ['teacherOfClass', 'teacherSameSchool', 'schoolAdminOwn'] as const;
  const outside = ['anonymous', 'private', 'pupilOtherSchool', 'teacherOtherSchool', 'schoolAdminOther'] as const;

  it('is for the teachers where its words say so, and stands in no navigation of a pupil', async () => {
    const { id, url } = await ofSchool('group');
    for (const actor of staff) expect([actor, await statusFor(actor, url)]).toEqual([actor, 200]);
    for (const actor of [...everybodyThere, ...outside]) expect([actor, await statusFor(actor, url)]).toEqual([actor, 404]);
    expect((await test.call(await world.tokenOf('pupilOwner'), getNavigation, {})).text).not.toContain(id);
    expect((await test.call(await world.tokenOf('teacherSameSchool'), getNavigation, {})).text).toContain(id);
    expect((await test.call(await world.tokenOf('pupilOwner'), setFavourite, { id, favourite: true })).status).toBe(404);
  });

  it('begins as the teachers’', async () => {
    const created = await test.call(await world.tokenOf('teacherOfClass'), createPage, {
      title: 'Sitzung',
      groupForType: 'school',
      groupForId: world.ownSchoolId,
    });
    expect(await statusFor('pupilOwner', created.body.url)).toBe(404);
    expect(await statusFor('teacherSameSchool', created.body.url)).toBe(200);
  });

  it('is for everybody of the school where that is chosen, and for nobody else', async () => {
    const { id, url } = await ofSchool('school');
    for (const actor of [...staff, ...everybodyThere]) expect([actor, await statusFor(actor, url)]).toEqual([actor, 200]);
    for (const actor of outside) expect([actor, await statusFor(actor, url)]).toEqual([actor, 404]);
    expect((await test.call(await world.tokenOf('pupilOwner'), getNavigation, {})).text).toContain(id);
  });

  it('is closed to who belonged to the school once, and to schools above and below where they are not members', async () => {
    const { url } = await ofSchool('school');
    const former = await aPerson(world.db, { firstName: 'Otto', lastName: 'Test', roles: ['Teacher'] });
    const token = await aToken(world.services, world.db, former.userId);
    const asFormer = async () => (await test.call(token, getPage, { url })).status;
    const membership = { school_id: world.ownSchoolId, user_id: former.userId, kind: 'teacher' } as const;
    await world.db.insertInto('school_member').values(membership).execute();
    expect(await asFormer()).toBe(200);
    await world.db.deleteFrom('school_member').where('user_id', '=', former.userId).execute();
    world.services.actors.forget(former.userId);
    expect(await asFormer()).toBe(404);
    await world.db.updateTable('school').set({ parent_id: world.ownSchoolId }).where('id', '=', world.otherSchoolId).execute();
    for (const actor of ['teacherOtherSchool', 'pupilOtherSchool', 'schoolAdminOther'] as const)
      expect([actor, await statusFor(actor, url)]).toEqual([actor, 404]);
    await world.db.updateTable('school').set({ parent_id: null }).where('id', '=', world.otherSchoolId).execute();
  });

  it('shared by link is the teachers’ and whoever’s has the link', async () => {
    const { url } = await ofSchool('link');
    expect(await statusFor('anonymous', url)).toBe(200);
    expect((await test.call(await world.tokenOf('pupilOwner'), getPage, { url })).status).toBe(404);
    expect((await test.call(await world.tokenOf('teacherSameSchool'), getPage, { url })).status).toBe(200);
  });
});
