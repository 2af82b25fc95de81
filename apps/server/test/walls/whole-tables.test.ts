import { seedWorld, type World } from '@pausenplatz/account/testing';
import { behindWall, nobodysWall, type Wall } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFullSchool } from '../../testing/a-full-school.ts';
import { testServer } from '../../testing/test-server.ts';
import { walledDatabase, walledTables, wallOfPerson, wallOfUser } from '../../testing/walls.ts';

let world: World;
let db: Kysely<never>;
let tables: readonly string[];
/** Ids of people and things of the own school; a row with one of them is foreign to everybody else. */
let marks: ReadonlySet<string>;
const strangers = [
  'teacher of another school',
  'pupil of another school',
  'admin of another school',
  'nobody',
  'person in the trash',
] as const;
const walls = new Map<string, Wall>();
/** What a shop offers to everybody belongs to no school; its wall is there so that nobody but the server changes it. */
const ofNoSchool = ['public.shop_product', 'public.shop_variant'];

const textsOf = async (from: Kysely<never>, table: string): Promise<string[]> =>
  (await sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(table)} one`.execute(from)).rows.map(({ row }) => row);
const isMarked = (row: string): boolean => [...marks].some((mark) => row.includes(mark));

beforeAll(async () => {
  const test = await testServer();
  const { services } = test.server;
  world = await seedWorld(services);
  const key = await aFullSchool(world);
  tables = await walledTables(world);
  const members = await world.db.selectFrom('school_member').select('user_id').where('school_id', '=', world.ownSchoolId).execute();
  const classes = await world.db.selectFrom('school_class').select('id').where('school_id', '=', world.ownSchoolId).execute();
  const sessions = await world.db
    .selectFrom('session')
    .select('id')
    .where(
      'user_id',
      'in',
      members.map((row) => row.user_id),
    )
    .execute();
  marks = new Set([key, world.ownSchoolId, ...members.map((row) => row.user_id), ...[...classes, ...sessions].map((row) => row.id)]);
  const trashed = world.people.teacherSameSchool.userId;
  await world.db
    .updateTable('user_account')
    .set({ deleted_at: services.clock.now(), deleted_by: 'self' })
    .where('id', '=', trashed)
    .execute();
  services.actors.forget(trashed);
  walls.set('teacher of another school', await wallOfPerson(world, 'teacherOtherSchool'));
  walls.set('pupil of another school', await wallOfPerson(world, 'pupilOtherSchool'));
  walls.set('admin of another school', await wallOfPerson(world, 'schoolAdminOther'));
  walls.set('nobody', nobodysWall);
  walls.set('person in the trash', await wallOfUser(services, world.db, trashed));
  db = walledDatabase(test).db as unknown as Kysely<never>;
}, 120_000);

const wall = (who: string): Wall => walls.get(who) ?? nobodysWall;

/** Does something in every walled table and takes it all back. */
async function undone(who: string, work: (inside: Kysely<never>) => Promise<void>): Promise<void> {
  const end = new Error('taken back');
  await behindWall(wall(who), () =>
    db.transaction().execute(async (transaction) => {
      await work(transaction);
      throw end;
    }),
  ).catch((error: unknown) => {
    if (error !== end) throw error;
  });
}

describe('T3: a statement that forgot its conditions', () => {
  it('meets something of the own school in every table that has a wall', async () => {
    expect(tables.length).toBeGreaterThan(45);
    const empty: string[] = [];
    for (const table of tables) if (!(await textsOf(world.db as unknown as Kysely<never>, table)).some(isMarked)) empty.push(table);
    expect(empty).toEqual(ofNoSchool);
  });

  it('has strangers with a school of their own among those who ask', () => {
    expect(wall('teacher of another school')).toMatchObject({
      kind: 'asker',
      schools: [world.otherSchoolId],
      classes: [world.foreignClassId],
    });
    expect(wall('person in the trash')).toBe(nobodysWall);
  });

  it('still shows a teacher of the own school what is the school’s', async () => {
    const own = await wallOfPerson(world, 'teacherOfClass');
    const seen: string[] = [];
    for (const table of tables) if ((await behindWall(own, () => textsOf(db, table))).some(isMarked)) seen.push(table);
    // Feeds, exports and marks of others stay theirs.
    const theirs = ['public.advent_opened', 'public.flashcard_like', 'public.homework_feed', 'public.office_export', 'public.page_mark'];
    expect(tables.filter((table) => !seen.includes(table))).toEqual([...theirs, ...ofNoSchool]);
  });

  it.each(strangers)('reads 0 foreign rows for the %s', async (who) => {
    const foreign: string[] = [];
    for (const table of tables) {
      const rows = await behindWall(wall(who), () => textsOf(db, table));
      foreign.push(...rows.filter(isMarked).map((row) => `${table}: ${row}`));
    }
    expect(foreign).toEqual([]);
  });

  it.each(strangers)('changes 0 foreign rows for the %s', async (who) => {
    await undone(who, async (inside) => {
      for (const table of tables) {
        const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' limit 1`.execute(inside);
        const column = sql.ref(rows[0]?.name ?? '');
        const changed = await sql<{ row: string }>`update ${sql.table(table)} one set ${column} = one.${column}
          returning to_jsonb(one)::text as row`.execute(inside);
        expect(changed.rows.map(({ row }) => row).filter(isMarked), table).toEqual([]);
      }
    });
  });

  it.each(strangers)('deletes 0 foreign rows for the %s', async (who) => {
    await undone(who, async (inside) => {
      for (const table of tables) {
        const gone = await sql<{ row: string }>`delete from ${sql.table(table)} one returning to_jsonb(one)::text as row`.execute(inside);
        expect(gone.rows.map(({ row }) => row).filter(isMarked), table).toEqual([]);
      }
    });
  });

  it('does not let a school take somebody of another one in', async () => {
    const stranger = wall('admin of another school');
    const row = { school_id: world.otherSchoolId, user_id: world.people.pupilOwner.userId, kind: 'pupil' };
    const insert = sql`insert into school_member (school_id, user_id, kind) values (${sql.join(Object.values(row))})`;
    await expect(behindWall(stranger, () => insert.execute(db))).rejects.toThrow(/row-level security/);
  });

  it.each(strangers)('puts nothing into a class or a school of others for the %s', async (who) => {
    const { ownSchoolId, ownClassId, people } = world;
    const { rows } = await sql<{ id: string }>`select id from school_group limit 1`.execute(world.db);
    const groupId = rows[0]?.id ?? '';
    const user_id = people.teacherOtherSchool.userId;
    const attempts: Readonly<Record<string, object>> = {
      school_member: { school_id: ownSchoolId, user_id, kind: 'admin' },
      class_teacher: { class_id: ownClassId, user_id },
      class_pupil: { class_id: ownClassId, user_id, number: 9 },
      group_member: { group_id: groupId, user_id },
      system_message: {
        id: 'x',
        school_id: ownSchoolId,
        title: '',
        message: '',
        audience: 'everybody',
        until: '2027-01-01',
        created_by: user_id,
      },
      page: {
        id: 'x',
        url: 'x',
        title: '',
        group_type: 'class',
        group_id: ownClassId,
        position: 'a0',
        visibility: 'public',
        background: '{}',
        created_by: user_id,
      },
      homework_box: { id: 'x', class_id: ownClassId, side: 'before', title: '', position: 'a0', per_week: false },
      qr_card: { user_id: people.teacherOfClass.userId, secret_hash: 'x' },
    };
    for (const [table, row] of Object.entries(attempts)) {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      const insert = sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`;
      await expect(
        behindWall(wall(who), () => insert.execute(db)),
        table,
      ).rejects.toThrow(/row-level security/);
    }
  });
});
