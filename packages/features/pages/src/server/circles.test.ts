import { statementsOf, type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { kernelWork, newId, ownTables, transactAs } from '@pausenplatz/kernel-server';
import { patchSchoolClass } from '@pausenplatz/office/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPage, getNavigation, getPage, getSharing, pageBlocks, searchPages, updatePage, viewPageAs } from '../contract/index.ts';
import { aPage, aPupilsPage } from '../testing/index.ts';
import type { PagesTables } from './tables.ts';
import { yearChange } from './year-change.ts';

let test: TestServer;
let world: World;
let lea: string | null;
let page: { readonly id: string; readonly url: string };
let blue: string;
let team: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
});
beforeEach(async () => {
  await sql`delete from page`.execute(world.db);
  await sql`delete from school_group`.execute(world.db);
  lea = await world.tokenOf('teacherOfClass');
  page = await aPage(world, { title: 'Blatt', visibility: 'group' });
  blue = await aCircle('group', 'Gruppe Blau', world.ownClassId, 'pupilSameClass');
  team = await aCircle('team', 'Team Unterstufe', null, 'teacherSameSchool', 'pupilOtherClass');
});

type Somebody = keyof World['people'];
async function aCircle(kind: 'group' | 'team', name: string, classId: string | null, ...members: readonly Somebody[]): Promise<string> {
  const db = ownTables<PagesTables>(world.services.db);
  const id = newId();
  const row = { id, kind, name, school_id: world.ownSchoolId, class_id: classId, created_by: world.people.teacherOfClass.userId };
  await db.insertInto('school_group').values(row).execute();
  const rows = members.map((one) => ({ group_id: id, user_id: world.people[one].userId }));
  await db.insertInto('group_member').values(rows).execute();
  return id;
}
const shareWith = (id: string, pageId = page.id, token = lea) => test.call(token, updatePage, { id: pageId, field: 'members', value: id });
const reads = async (who: Somebody) => (await test.call(await world.tokenOf(who), getPage, { url: page.url })).status;
const readers = async (...people: readonly Somebody[]) => Promise.all(people.map(reads));
const sharing = async (id = page.id, token = lea) => (await test.call(token, getSharing, { id })).body;

describe('a page for a group of the class', () => {
  it('is read by its children and the teachers of the class, by nobody else of it', async () => {
    expect((await shareWith(blue)).status).toBe(200);
    expect(await readers('pupilSameClass', 'pupilOwner', 'teacherOfClass', 'teacherSameSchool', 'pupilOtherClass')).toEqual([
      200, 404, 200, 404, 404,
    ]);
    const tree = async (who: Somebody) => JSON.stringify((await test.call(await world.tokenOf(who), getNavigation, {})).body.groups);
    expect(await tree('pupilSameClass')).toContain(page.id);
    expect(await tree('pupilOwner')).not.toContain(page.id);
  });

  it('is closed for who leaves the group, and for all while the group is no more; back it is theirs again', async () => {
    await shareWith(blue);
    await sql`delete from group_member where group_id = ${blue}`.execute(world.db);
    expect(await readers('pupilSameClass', 'teacherOfClass')).toEqual([404, 200]);
    await sql`delete from school_group where id = ${blue}`.execute(world.db);
    expect(await sharing()).toMatchObject({ visibility: 'members', members: null });
  });

  it('says who it is to who shares it, and of a team how many', async () => {
    const { circles, members, classSize } = await sharing();
    expect(circles).toEqual([
      { id: blue, kind: 'group', name: 'Gruppe Blau', size: 1, names: ['Noah Test'] },
      { id: team, kind: 'team', name: 'Team Unterstufe', size: 2, names: [] },
    ]);
    expect([members, classSize]).toEqual([null, 2]);
    await shareWith(team);
    expect((await sharing()).members).toBe(team);
  });

  it('is over with the class, for its members too; who taught it last reads on and may end the sharing', async () => {
    await shareWith(blue);
    const eva = await world.tokenOf('schoolAdminOwn');
    const archive = (value: boolean) =>
      test.call(eva, patchSchoolClass, { id: world.ownClassId, operations: [{ op: 'replace', path: '/archived', value }] });
    await archive(true);
    expect(await readers('pupilSameClass', 'teacherOfClass')).toEqual([404, 200]);
    expect(await shareWith(team)).toMatchObject({ status: 403, body: { code: 'PAGE_OF_ARCHIVED_CLASS' } });
    expect((await test.call(lea, updatePage, { id: page.id, field: 'visibility', value: 'group' })).status).toBe(200);
    await archive(false);
    expect(await reads('pupilOwner')).toBe(200);
  });

  it('is copied for the next class as a draft of that class: the group stays behind', async () => {
    await shareWith(blue);
    const { services } = world;
    const change = { planId: newId(), classId: world.ownClassId, toClassIds: [world.otherClassId], leavingUserIds: [] };
    await transactAs<PagesTables>(services)((work) =>
      yearChange(pageBlocks).run(services, kernelWork(work), { ...change, action: 'regroup', content: 'copy' }),
    );
    const copies = await sql<{ visibility: string; members_of: string | null; is_draft: boolean }>`
      select visibility, members_of, is_draft from page where group_id = ${world.otherClassId}`.execute(world.db);
    expect(copies.rows).toEqual([{ visibility: 'group', members_of: null, is_draft: true }]);
  });

  it('looks as one of the group sees it', async () => {
    await shareWith(blue);
    expect((await test.call(lea, viewPageAs, { id: page.id, reader: 'pupil' })).body.page?.id).toBe(page.id);
    expect((await test.call(lea, viewPageAs, { id: page.id, reader: 'everybody' })).body.page).toBeNull();
  });
});

describe('a page for a team', () => {
  it('is read and found by its members in other classes, and not by the class', async () => {
    await shareWith(team);
    expect(await readers('teacherSameSchool', 'pupilOtherClass', 'pupilOwner', 'teacherOtherSchool')).toEqual([200, 200, 404, 404]);
    const found = async (who: Somebody) => (await test.call(await world.tokenOf(who), searchPages, { words: 'blatt' })).body.hits.length;
    expect([await found('teacherSameSchool'), await found('pupilOtherClass'), await found('pupilOwner')]).toEqual([1, 1, 0]);
  });
});

describe('the navigation', () => {
  const groupsOf = async (who: Somebody) => (await test.call(await world.tokenOf(who), getNavigation, {})).body.groups;
  const partFor = async (who: Somebody, id: string) => (await groupsOf(who)).find(({ groupForId }) => groupForId === id);
  const namesIn = (group: Awaited<ReturnType<typeof partFor>>) => group?.pages.map(({ name }) => name);

  it('has a part for a group, with its pages, for its children and the teachers of the class', async () => {
    await shareWith(blue);
    expect(await partFor('pupilSameClass', blue)).toMatchObject({
      groupForType: 'group',
      name: expect.stringMatching(/^Gruppe Blau, /),
      groupPermission: 1,
      isVisible: true,
      pages: [{ id: page.id, visibility: 'members' }],
    });
    expect(await partFor('teacherOfClass', blue)).toMatchObject({
      groupPermission: 2,
      newPages: { groupForType: 'class', groupForId: world.ownClassId },
      pages: [{ id: page.id }],
    });
    for (const who of ['pupilOwner', 'teacherSameSchool', 'pupilOtherClass', 'schoolAdminOwn', 'teacherOtherSchool'] as const)
      expect(await partFor(who, blue), who).toBeUndefined();
  });

  it('shows what is for a group there alone, behind its class', async () => {
    await shareWith(blue);
    const groups = await groupsOf('teacherOfClass');
    expect(groups.map(({ groupForType }) => groupForType)).toEqual(['user', 'class', 'group', 'school']);
    expect(namesIn(groups.find(({ groupForType }) => groupForType === 'class'))).not.toContain('Blatt');
    // Who administers the school belongs to no group: for them it stands in its class as ever.
    const admins = await test.call(await world.tokenOf('schoolAdminOwn'), getPage, { url: page.url });
    expect(admins.status).toBe(200);
  });

  it('has a part for a team, for its members in other classes and schools', async () => {
    await shareWith(team);
    expect(await partFor('pupilOtherClass', team)).toMatchObject({ groupForType: 'team', name: 'Team Unterstufe', groupPermission: 1 });
    expect(await partFor('teacherSameSchool', team)).toMatchObject({ newPages: { groupForType: 'school', groupForId: world.ownSchoolId } });
    expect(await partFor('pupilOwner', team)).toBeUndefined();
  });

  it('offers an empty group to who may make pages for it, and shows it to nobody', async () => {
    expect(await partFor('teacherOfClass', blue)).toMatchObject({ isVisible: false, pages: [] });
    expect(await partFor('pupilSameClass', blue)).toBeUndefined();
  });

  it('forgets a group that somebody left, that is no more, and that of an archived class', async () => {
    await shareWith(blue);
    await sql`update school_class set archived_at = now() where id = ${world.ownClassId}`.execute(world.db);
    expect(await partFor('pupilSameClass', blue)).toBeUndefined();
    await sql`update school_class set archived_at = null where id = ${world.ownClassId}`.execute(world.db);
    await sql`delete from group_member where group_id = ${blue}`.execute(world.db);
    expect(await partFor('pupilSameClass', blue)).toBeUndefined();
    await sql`delete from school_group where id = ${blue}`.execute(world.db);
    const groups = await groupsOf('teacherOfClass');
    expect(groups.find(({ groupForId }) => groupForId === blue)).toBeUndefined();
    // Back in its class, where its teachers choose anew for whom it is.
    expect(namesIn(groups.find(({ groupForType }) => groupForType === 'class'))).toContain('Blatt');
  });

  it('hides a draft from the group until it is shown', async () => {
    await shareWith(blue);
    await test.call(lea, updatePage, { id: page.id, field: 'draft', value: true });
    expect(await partFor('pupilSameClass', blue)).toBeUndefined();
    expect(await partFor('teacherOfClass', blue)).toMatchObject({ pages: [{ isHidden: true }] });
  });

  it('asks as many questions for twenty groups as for one', async () => {
    const asked = async () => (await statementsOf(test, async () => test.call(lea, getNavigation, {}))).length;
    await asked();
    const before = await asked();
    for (let at = 0; at < 20; at += 1) {
      const circle = await aCircle('group', `Gruppe ${at}`, world.ownClassId, 'pupilOwner');
      await shareWith(circle, (await aPage(world, { title: `Blatt ${at}` })).id);
    }
    expect(await asked()).toBe(before);
  });
});

describe('a page that is made for a group', () => {
  const make = async (membersOf: string, who: Somebody = 'teacherOfClass', group: 'class' | 'user' = 'class') =>
    test.call(await world.tokenOf(who), createPage, {
      title: 'Neues Blatt',
      groupForType: group,
      groupForId: group === 'class' ? world.ownClassId : world.people[who].userId,
      membersOf,
    });

  it('is for the group alone from its first moment on', async () => {
    const { id, url } = (await make(blue)).body;
    await test.call(lea, updatePage, { id, field: 'draft', value: false });
    const statusFor = async (who: Somebody) => (await test.call(await world.tokenOf(who), getPage, { url })).status;
    expect([await statusFor('pupilSameClass'), await statusFor('pupilOwner')]).toEqual([200, 404]);
  });

  it('is none for a group of another class, one that is no more, nor among own pages', async () => {
    const other = await aCircle('group', 'Gruppe Rot', world.otherClassId, 'pupilOtherClass');
    for (const id of [other, newId()]) expect(await make(id)).toMatchObject({ status: 404, body: { code: 'GROUP_NOT_FOUND' } });
    expect(await make(team, 'pupilOwner', 'user')).toMatchObject({ status: 400, body: { code: 'VISIBILITY_IMPOSSIBLE' } });
    expect((await make(blue, 'pupilSameClass')).status).toBe(403);
  });
});

describe('a group is refused', () => {
  it('of another class, one that is no more, and to pupils for their own page', async () => {
    const other = await aCircle('group', 'Gruppe Rot', world.otherClassId, 'pupilOtherClass');
    expect(await shareWith(other)).toMatchObject({ status: 404, body: { code: 'GROUP_NOT_FOUND' } });
    expect(await shareWith(newId())).toMatchObject({ status: 404, body: { code: 'GROUP_NOT_FOUND' } });
    const own = await aPupilsPage(world);
    const mia = await world.tokenOf('pupilOwner');
    expect(await shareWith(team, own.id, mia)).toMatchObject({ status: 400, body: { code: 'VISIBILITY_IMPOSSIBLE' } });
    expect((await sharing(own.id, mia)).circles).toEqual([]);
  });

  it('as a mere word for the audience, without saying which', async () => {
    expect(await test.call(lea, updatePage, { id: page.id, field: 'visibility', value: 'members' })).toMatchObject({
      body: { code: 'VISIBILITY_IMPOSSIBLE' },
    });
  });
});

describe('names of children on a page', () => {
  const saying = (text: string) => ({ blocks: [{ type: 'Title', settings: { text, size: 'large', align: 'start' } }] });
  const named = async (more: Parameters<typeof aPage>[1]) => (await sharing((await aPage(world, more)).id)).childrenNamed;

  it('are found as whole words in blocks and title, of the own class alone', async () => {
    expect(await named(saying('MIA und Noah waren im Wald, Lina nicht'))).toEqual(['Mia', 'Noah']);
    expect(await named({ title: 'Mias Igel', ...saying('Miami') })).toEqual([]);
    expect(await named({ title: 'Für Mia' })).toEqual(['Mia']);
  });

  it('are found on a page of a teacher for the classes of today, and on one of the school as first and last name', async () => {
    const { userId } = world.people.teacherOfClass;
    expect(await named({ groupType: 'user', groupId: userId, ...saying('Noah') })).toEqual(['Noah']);
    expect(await named({ groupType: 'school', groupId: world.ownSchoolId, ...saying('Noah, Mia Test') })).toEqual(['Mia Test']);
  });
});
