import { aPerson, seedWorld, type World } from '@pausenplatz/account/testing';
import { behindWall, nobodysWall, type Wall } from '@pausenplatz/kernel-server';
import { aPage, aPupilsPage } from '@pausenplatz/pages/testing';
import { attends, belongsTo } from '@pausenplatz/schools/testing';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { walledDatabase, wallOfPerson } from '../../testing/walls.ts';

let test: TestServer;
let world: World;
let db: Kysely<never>;
let admin: Wall;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await world.tokenOf('schoolAdminOwn');
  db = walledDatabase(test).db as unknown as Kysely<never>;
  admin = await wallOfPerson(world, 'schoolAdminOwn');
});

const isThere = (pageId: string, wall: Wall = nobodysWall): Promise<boolean> =>
  behindWall(wall, async () => (await sql`select from page where id = ${pageId}`.execute(db)).rows.length > 0);

async function aReleasedPage(visibility: 'public' | 'school' = 'public'): Promise<{ readonly id: string; readonly userId: string }> {
  const { userId } = await aPerson(world.db, { firstName: 'Nino', lastName: 'Test', roles: ['Pupil'] });
  await belongsTo(world.db, userId, world.ownSchoolId, 'pupil');
  await attends(world.db, userId, world.ownClassId, Math.floor(Math.random() * 900) + 20);
  const { id } = await aPupilsPage(world, { groupId: userId, createdBy: userId, visibility });
  await sql`update page set release = 'released', release_class_id = ${world.ownClassId} where id = ${id}`.execute(world.db);
  return { id, userId };
}

describe('a page before people who see nothing else of its school', () => {
  it('is there where it is public, and only until it is put away', async () => {
    const { id } = await aPage(world, { visibility: 'public' });
    expect([await isThere(id), await isThere((await aPage(world, { visibility: 'school' })).id)]).toEqual([true, false]);
    for (const column of ['archived_at', 'deleted_at'] as const) {
      await sql`update page set ${sql.ref(column)} = now() where id = ${id}`.execute(world.db);
      expect([await isThere(id), await isThere(id, admin)], column).toEqual([false, true]);
      await sql`update page set ${sql.ref(column)} = null where id = ${id}`.execute(world.db);
    }
  });

  it('is not there as long as a pupil only wishes for it', async () => {
    const { id } = await aPupilsPage(world);
    expect(await isThere(id)).toBe(false);
    expect(await isThere((await aReleasedPage()).id)).toBe(true);
  });

  it('is not there any more when the pupil has moved or the account is blocked', async () => {
    const [moved, blocked] = [await aReleasedPage(), await aReleasedPage()];
    await world.db.deleteFrom('class_pupil').where('user_id', '=', moved.userId).execute();
    await world.db.updateTable('user_account').set({ disabled_at: new Date() }).where('id', '=', blocked.userId).execute();
    expect([await isThere(moved.id), await isThere(blocked.id)]).toEqual([false, false]);
  });
});

describe('the name of whose page it is, past the wall', () => {
  const nameOf = (pageId: string, wall: Wall): Promise<string | null> =>
    behindWall(
      wall,
      async () => (await sql<{ name: string | null }>`select wall.name_of_given_page(${pageId}) as name`.execute(db)).rows[0]?.name ?? null,
    );

  it('is told of a public page of a class or a grown-up, and of none that is not given away', async () => {
    const owner = world.people.teacherOfClass.userId;
    const ofClass = await aPage(world, { visibility: 'public' });
    const ofTeacher = await aPage(world, { groupType: 'user', groupId: owner, visibility: 'public' });
    const { name } = await world.db.selectFrom('school_class').select('name').where('id', '=', world.ownClassId).executeTakeFirstOrThrow();
    expect([await nameOf(ofClass.id, nobodysWall), await nameOf(ofTeacher.id, nobodysWall)]).toEqual([name, 'Lea Test']);
    for (const visibility of ['group', 'class', 'school', 'link'] as const) {
      await sql`update page set visibility = ${visibility} where id in (${ofClass.id}, ${ofTeacher.id})`.execute(world.db);
      expect([await nameOf(ofClass.id, nobodysWall), await nameOf(ofTeacher.id, nobodysWall)], visibility).toEqual([null, null]);
    }
  });

  it('is told of a page that its link opened', async () => {
    const { id } = await aPage(world, { visibility: 'link' });
    expect([await nameOf(id, nobodysWall), await nameOf(id, { ...nobodysWall, pages: [id] })]).toEqual([null, expect.stringMatching(/./)]);
  });

  it('is never that of a child', async () => {
    const { id } = await aReleasedPage();
    expect([await isThere(id), await nameOf(id, nobodysWall), await nameOf(id, { ...nobodysWall, pages: [id] })]).toEqual([
      true,
      null,
      null,
    ]);
  });
});

describe('who listens to a page', () => {
  it('is asked again when its owner leaves the school, whom nobody there sees from then on', async () => {
    const { id, userId } = await aReleasedPage('school');
    const listener = new pg.Client({ connectionString: test.databaseUrl });
    await listener.connect();
    try {
      const heard: (string | undefined)[] = [];
      listener.on('notification', ({ payload }) => heard.push(payload));
      await listener.query('listen pausenplatz_topic_changed');
      await behindWall(admin, () => sql`delete from school_member where user_id = ${userId}`.execute(db));
      expect(await isThere(id, admin)).toBe(false);
      await vi.waitFor(() => expect(heard).toContain(`page:${id}`));
    } finally {
      await listener.end();
    }
  });
});
