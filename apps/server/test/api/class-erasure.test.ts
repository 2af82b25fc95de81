import { aToken } from '@pausenplatz/account/testing';
import type { DocumentsTables } from '@pausenplatz/documents/server';
import { drawAll } from '@pausenplatz/documents/testing';
import { getLog } from '@pausenplatz/office/contract';
import { undoYearStep } from '@pausenplatz/year-change/contract';
import { ownTables, placeOf, readAudit } from '@pausenplatz/kernel-server';
import { eraseClasses } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverFeatures } from '../../src/features.ts';
import { aWholeClass, type WholeClass } from '../../testing/a-whole-class.ts';
import { type OfficeWorld, officeWorld } from '../../testing/office-world.ts';

/** Columns that hold classes, as the features say, but for those that stay or follow others of their row or elsewhere. */
const classColumns = serverFeatures.flatMap(({ steps }) =>
  Object.entries(steps?.keeps?.classes ?? {}).filter(([, { erased }]) =>
    typeof erased === 'string' ? erased !== 'withRow' : !('stays' in erased || 'follows' in erased),
  ),
);
/** Tables that empty themselves within a day. */
const passing = ['outbox', 'idempotency_key'];

let office: OfficeWorld;
let gone: WholeClass;
let sibling: WholeClass;
let goneVersions: readonly string[];
const days = (count: number) => count * 86_400_000;

interface Column {
  readonly place: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}
async function columns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as place, table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`.execute(office.world.db);
  expect(rows.length).toBeGreaterThan(100);
  return rows.filter(({ table }) => !passing.includes(table));
}

/** Every column that holds the word, with how many of its rows do. */
async function placesOf(word: string): Promise<Readonly<Record<string, number>>> {
  const places: Record<string, number> = {};
  for (const { place, table, column } of await columns()) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${word}%`}`.execute(office.world.db);
    if (rows[0] && rows[0].hits > 0) places[place] = rows[0].hits;
  }
  return places;
}
/** Names under which the versions of a file of eight pixels lie. */
async function versionsOf(fileId: string): Promise<readonly string[]> {
  const db = ownTables<DocumentsTables>(office.world.services.db);
  const { blob_name, widths } = await db
    .selectFrom('file')
    .select(['blob_name', 'widths'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(widths).toEqual([8]);
  return [`${blob_name}-avif8`, `${blob_name}-webp8`];
}
const has = async (table: string, id: string) =>
  (await sql`select 1 from ${sql.table(table)} where id = ${id}`.execute(office.world.db)).rows.length === 1;

beforeAll(async () => {
  office = await officeWorld();
  const { world, test } = office;
  gone = await aWholeClass(world, 'weg', test.clock.now());
  sibling = await aWholeClass(world, 'bleibt', null);
  await drawAll(world.services);
  goneVersions = await versionsOf(gone.ownFileId);
});

describe('a deleted class', () => {
  it('is planted by this test wherever a class may lie, in columns of its own and inside of JSON', async () => {
    const planted = Object.keys(await placesOf('weg-'));
    expect(classColumns.length).toBeGreaterThan(35);
    expect(classColumns.map(([column]) => column).filter((column) => !planted.includes(column))).toEqual([]);
  });

  it('is kept whole for sixty days', async () => {
    const before = await placesOf('weg-');
    office.test.clock.advance(days(59));
    expect(await eraseClasses(office.world.services)).toEqual({ erased: 0, failed: 0 });
    expect(await placesOf('weg-')).toEqual(before);
  });

  it('that cannot be erased stays whole, and does not hold up the others', async () => {
    const { db, services } = office.world;
    office.test.clock.advance(days(2));
    const stuck = await aWholeClass(office.world, 'hängt', new Date(office.test.clock.now().getTime() - days(70)));
    await sql`create function refuse_class() returns trigger language plpgsql as
      $$ begin if old.name = 'hängt' then raise exception 'broken'; end if; return old; end $$`.execute(db);
    await sql`create trigger broken before delete on school_class for each row execute function refuse_class()`.execute(db);
    const before = await placesOf('hängt-');
    expect(await eraseClasses(services, 1)).toEqual({ erased: 1, failed: 1 });
    expect([await placesOf('hängt-'), await has('school_class', gone.classId)]).toEqual([before, false]);
    await sql`drop trigger broken on school_class`.execute(db);
    expect(await eraseClasses(services, 1)).toEqual({ erased: 1, failed: 0 });
    expect(await has('school_class', stuck.classId)).toBe(false);
    expect(await eraseClasses(services)).toEqual({ erased: 0, failed: 0 });
  });

  it('leaves nothing behind afterwards, in any table, and takes along the files that nobody else shows', async () => {
    const left = await placesOf('weg-');
    // The page of the school still shows one of its pictures, and somebody looks out of another one.
    expect(left).toEqual({ 'file.id': 2, 'page_file.file_id': 1, 'user_account.avatar': 1 });
    expect([await has('file', gone.ownFileId), await has('file', gone.sharedFileId)]).toEqual([false, true]);
  });

  it('takes along the smaller versions of those files, and leaves those of the others', async () => {
    const there = async (names: readonly string[]) =>
      (await Promise.all(names.map((name) => office.world.services.blobs.get(name)))).filter((blob) => blob !== null).length;
    expect([await there(goneVersions), await there(await versionsOf(gone.sharedFileId))]).toEqual([0, 2]);
  });

  it('takes nothing from the class beside it, nor from its people', async () => {
    const { world } = office;
    const own = await placesOf('bleibt-');
    const planted = (await columns()).filter(({ column }) => column === 'class_id').map(({ place }) => place);
    expect(Object.keys(own)).toEqual(expect.arrayContaining(planted));
    expect([await has('file', sibling.ownFileId), await has('user_account', world.people.pupilOwner.userId)]).toEqual([true, true]);
    const members = await world.db
      .selectFrom('school_member')
      .select('kind')
      .where('user_id', '=', world.people.pupilOwner.userId)
      .execute();
    expect(members).toHaveLength(1);
  });

  it('is told of, in an export to who teaches it, as the lists say', async () => {
    const { services, db, people } = office.world;
    await aToken(services, db, people.teacherOfClass.userId);
    const { rows } = await sql<{ id: string }>`
      select id from session where user_id = ${people.teacherOfClass.userId} order by created_at desc limit 1`.execute(db);
    const asker = (await services.actors.find(rows[0]?.id ?? '')) ?? expect.fail('nobody asks');
    const parts = await Promise.all(services.steps.of('exportClass').map(({ step }) => step(services, sibling.classId, asker)));
    const sections = new Map(parts.flatMap((part) => Object.entries(part?.data ?? {})));
    const exported = classColumns.flatMap(([column, kept]) => ('exportedAs' in kept ? [[column, kept.exportedAs] as const] : []));
    expect(exported.length).toBeGreaterThan(10);
    for (const [column, key] of exported) expect(Object.keys(Object(sections.get(key))).length, `${column} in ${key}`).toBeGreaterThan(0);
  });

  it('stands in the log of its school with its name and with what went', async () => {
    const { test, world } = office;
    const admin = await aToken(world.services, world.db, world.people.schoolAdminOwn.userId);
    const { body } = await test.call(admin, getLog, { schoolId: world.ownSchoolId });
    const row = body.rows.find(({ action, about }) => action === 'class.erase' && about.words === 'weg');
    expect(row).toMatchObject({
      actor: null,
      what: 'Klasse endgültig gelöscht',
    });
    for (const words of ['1 Seite,', '2 Einträge der Agenda', '1 Platz einer Schüler:in', '1 Gruppe', '1 Datei, die niemand mehr zeigt'])
      expect(row?.erased).toContain(words);
    const entries = await readAudit(world.services.db, { scopeIds: [world.ownSchoolId], limit: 10 });
    const entry = entries.find(({ words }) => words.some((word) => word.words === 'weg'));
    const emptied = classColumns
      .filter(([, { erased }]) => erased === 'row' || (typeof erased === 'object' && ('row' in erased || 'below' in erased)))
      .map(([column]) => placeOf(column).table);
    expect([...new Set(emptied)].filter((table) => table !== 'school_class' && !(table in (entry?.details ?? {})))).toEqual([]);
  });

  it('keeps a step of the year change that led into it from being taken back, and says so', async () => {
    const { test, world } = office;
    const { planId } = gone;
    await sql`update year_step set ran_at = ${test.clock.now()} where plan_id = ${planId}`.execute(world.db);
    const admin = await aToken(world.services, world.db, world.people.schoolAdminOwn.userId);
    const refused = await test.call(admin, undoYearStep, { planId, classId: world.otherClassId });
    expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_CLASS_ERASED']);
    expect(refused.body.messageBody).toContain('wurde gelöscht und nach 60 Tagen endgültig entfernt');
    const own = await test.call(admin, undoYearStep, { planId, classId: gone.classId });
    expect([own.status, own.body.messageBody]).toEqual([404, 'Diese Klasse gibt es nicht (mehr).']);
  });
});
