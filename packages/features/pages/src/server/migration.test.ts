import { testServer } from '@pausenplatz/app-server/testing';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { pagesServer } from './index.ts';
import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await seedWorld((await testServer()).server.services);
});

interface Row {
  readonly id: string;
  readonly visibility: string;
  readonly release: string | null;
  readonly narrowed: boolean;
}

/** Takes the table back to what it was, plants pages of then, brings it up again, and leaves no trace of that. */
async function migrated(rows: readonly (readonly [id: string, groupType: string, groupId: string, visibility: string])[]): Promise<Row[]> {
  const undone = new Error('undone');
  let found: Row[] = [];
  const again = async (db: Kysely<never>) => {
    await sql`alter table page drop column release cascade, drop column release_class_id cascade, drop column released_at, drop column narrowed_at,
      drop constraint page_visibility_check`.execute(db);
    await sql`alter table page add constraint page_visibility_check check (visibility in ('group', 'school', 'link', 'public'))`.execute(
      db,
    );
    for (const [id, groupType, groupId, visibility] of rows)
      await sql`insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by)
        values (${id}, ${id}, ${id}, ${groupType}, ${groupId}, 'a0', ${visibility}, '{"type":"pages"}', ${groupId})`.execute(db);
    await pagesServer([])
      .migrations.find(({ name }) => name === '2026-11-23-pages-narrow')
      ?.up(db);
    found = (await sql<Row>`select id, visibility, release, narrowed_at is not null as narrowed from page order by id`.execute(db)).rows;
    throw undone;
  };
  // The migration sees no tables of a feature, so that it does not change with them.
  await world.db
    .transaction()
    .execute((transaction) => again(transaction as unknown as Kysely<never>))
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

it('what stood before is narrowed, and whom it concerns is told', async () => {
  const { ownSchoolId, ownClassId, people } = world;
  const [mia, lea] = [people.pupilOwner.userId, people.teacherOfClass.userId];
  const rows = await migrated([
    ['a-school-group', 'school', ownSchoolId, 'group'],
    ['b-school-school', 'school', ownSchoolId, 'school'],
    ['c-school-link', 'school', ownSchoolId, 'link'],
    ['d-school-public', 'school', ownSchoolId, 'public'],
    ['e-class-public', 'class', ownClassId, 'public'],
    ['f-pupil-group', 'user', mia, 'group'],
    ['g-pupil-public', 'user', mia, 'public'],
    ['h-pupil-link', 'user', mia, 'link'],
    ['i-teacher-public', 'user', lea, 'public'],
  ]);
  expect(rows.map(({ id, visibility, release, narrowed }) => [id, visibility, release, narrowed])).toEqual([
    ['a-school-group', 'group', null, true],
    ['b-school-school', 'school', null, false],
    ['c-school-link', 'link', null, true],
    ['d-school-public', 'public', null, false],
    ['e-class-public', 'public', null, false],
    ['f-pupil-group', 'group', null, false],
    ['g-pupil-public', 'public', 'waiting', true],
    ['h-pupil-link', 'link', 'waiting', true],
    ['i-teacher-public', 'public', null, false],
  ]);
});
