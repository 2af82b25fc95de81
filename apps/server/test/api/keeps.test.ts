import { aPerson, seedWorld, type World } from '@pausenplatz/account/testing';
import { everythingOf } from '@pausenplatz/homework/testing';
import { type AnyKeeps, erase, placeOf, type Services, transactAs } from '@pausenplatz/kernel-server';
import { aMessage } from '@pausenplatz/notices/testing';
import { aPage } from '@pausenplatz/pages/testing';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFullSchool } from '../../testing/a-full-school.ts';
import { anAdministration } from '../../testing/an-administration.ts';
import { serverFeatures } from '../../src/features.ts';
import { testServer } from '../../testing/test-server.ts';

const keeps = serverFeatures.flatMap(({ name, steps }) => (steps?.keeps ? [{ name, ...steps.keeps }] : []));
const passing = keeps.flatMap((one) => Object.keys(one.passing ?? {}));
type Kept = AnyKeeps['people'][string];
const people: readonly (readonly [string, Kept])[] = keeps.flatMap((one) => Object.entries(one.people));
const tableOf = (place: string) => placeOf(place).table;

let services: Services;
let world: World;
let db: Kysely<never>;
beforeAll(async () => {
  services = (await testServer()).server.services;
  world = await seedWorld(services);
  db = world.db as never;
});

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

let known: Promise<readonly Column[]> | null = null;
/** Every column of text, lists and JSON in the database's own catalogue, the schema named where it is not the public one. */
const columns = (): Promise<readonly Column[]> => (known ??= readColumns());

async function readColumns(): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as "table", column_name as "column",
      data_type as type
    from information_schema.columns join information_schema.tables using (table_catalog, table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type not in ('boolean', 'integer', 'bigint', 'smallint', 'double precision', 'numeric', 'date', 'bytea')
      and data_type not like 'timestamp%'`.execute(db);
  expect(rows.length).toBeGreaterThan(250);
  return rows.filter(({ table }) => !passing.includes(table) && !(table.startsWith('jobs.') && passing.includes('jobs.*')));
}

describe('the lists of what features keep', () => {
  it('name every column of every table that can hold a person or a class, and none that is not there', async () => {
    const there = (await columns()).map(({ table, column }) => `${table}.${column}`);
    const plain = keeps.flatMap((one) => Object.entries(one.neither).flatMap(([table, of]) => of.map((column) => `${table}.${column}`)));
    const named = keeps.flatMap((one) => [...Object.keys(one.people), ...Object.keys(one.classes)]);
    expect([...plain, ...named].filter((place) => !there.includes(place) && !passing.includes(tableOf(place)))).toEqual([]);
    expect(there.filter((place) => !plain.includes(place) && !named.includes(place))).toEqual([]);
    expect(plain.filter((place) => named.includes(place))).toEqual([]);
    expect(plain.length).toBe(new Set(plain).size);
  });

  it('decide about the row wherever a column goes with its row', () => {
    const decides = ({ erased }: Kept) => erased === 'row' || (typeof erased === 'object' && !('stays' in erased || 'follows' in erased));
    for (const list of [people, keeps.flatMap((one) => Object.entries(one.classes))])
      for (const [place] of list.filter(([, { erased }]) => erased === 'withRow'))
        expect(
          list.some(([other, kept]) => tableOf(other) === tableOf(place) && decides(kept)),
          place,
        ).toBe(true);
  });
});

describe('a person in each of these columns', () => {
  let victim: { readonly id: string; readonly email: string; readonly path: string };
  beforeAll(async () => {
    await aFullSchool(world);
    await everythingOf(world, world.people.schoolAdminOwn.userId);
    const { userId } = await aPerson(world.db, { firstName: 'Ganz', lastName: 'Weg', roles: ['Teacher'] });
    const email = 'ganz.weg@schule.example';
    await world.db.updateTable('user_account').set({ email, newsletter_email: email }).where('id', '=', userId).execute();
    const page = await aPage(world, { groupType: 'user', groupId: userId, createdBy: '', visibility: 'group' });
    victim = { id: userId, email, path: `/seite/${page.url}` };
  }, 60_000);

  /** What every feature tells of the victim, by key. */
  const exported = async () => {
    const parts = await Promise.all(services.steps.of('exportFor').map(({ step }) => step(services, victim.id)));
    return new Map(parts.flatMap(({ data }) => Object.entries(data).map(([key, value]) => [key, JSON.stringify(value)] as const)));
  };
  const holds = async (on: Kysely<never>, table: string, value: string) =>
    (await sql`select 1 from ${sql.table(table)} as one where one::text like ${`%${value}%`} limit 1`.execute(on)).rows.length > 0;

  /** Columns whose value can be set by itself; JSON and what stands beside an id is planted whole in the next test. */
  const settable = people.filter(
    ([place, { erased }]) =>
      tableOf(place) !== 'user_account' &&
      erased !== 'withRow' &&
      (typeof erased === 'string' || !('json' in erased || 'stays' in erased || 'follows' in erased)),
  );

  it('is looked for in most of them', () => {
    expect(settable.length).toBeGreaterThan(40);
  });

  it.each(settable)('%s: is told as the list says, and gone afterwards', async (place, kept) => {
    const { table, column } = placeOf(place);
    const value = column === 'email' ? victim.email : column === 'path' ? victim.path : victim.id;
    const before = 'exportedAs' in kept ? await exported() : null;
    const type = (await columns()).find((one) => one.table === table && one.column === column)?.type;
    const set = type === 'ARRAY' ? sql`array[${value}]` : sql`${value}`;
    const { rows } = await sql<{ row: string; old: unknown }>`
      select ctid::text as row, ${sql.ref(column)} as old from ${sql.table(table)}
      where ${conditionsOf(kept)} order by ${sql.ref(column)} is null limit 20`.execute(db);
    let planted = 0;
    let isTold = !('exportedAs' in kept);
    for (const { row, old } of rows) {
      const put = (what: typeof set, at: string) =>
        sql<{
          row: string;
        }>`update ${sql.table(table)} set ${sql.ref(column)} = ${what} where ctid = ${at}::tid returning ctid::text as row`
          .execute(db)
          .then((done) => done.rows[0]?.row ?? null)
          // Not every row may bear every person.
          .catch(() => null);
      const now = await put(set, row);
      if (now === null) continue;
      planted += 1;
      if ('exportedAs' in kept) isTold ||= (await exported()).get(kept.exportedAs) !== before?.get(kept.exportedAs);
      expect(await holds(db, table, value)).toBe(true);
      await inside(async (work) => {
        await erase(services, work, 'people', victim.id);
        expect(await holds(work.db as never, table, value), `${place} after the erasure`).toBe(false);
      });
      expect(await put(sql`${old}`, now)).not.toBeNull();
      if (isTold) break;
    }
    expect([planted > 0, isTold]).toEqual([true, true]);
  });

  const conditionsOf = ({ erased }: Kept) =>
    typeof erased === 'object' && 'row' in erased
      ? sql.join(
          Object.entries(erased.row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
          sql` and `,
        )
      : sql`true`;

  /** Runs in a transaction that is undone. */
  async function inside(run: Parameters<ReturnType<typeof transactAs<never>>>[0]): Promise<void> {
    const undone = new Error('undone');
    await transactAs<never>(services)(async (work) => {
      await run(work);
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  }
});

describe('a person with something in everything', () => {
  it('T27: is nowhere once they are erased, except in the log', async () => {
    const { userId } = world.people.schoolAdminOwn;
    await aMessage(world);
    await everythingOf(world, userId).catch(() => undefined);
    await anAdministration(world, userId);
    const inJson = people.flatMap(([place, { erased }]) => (typeof erased === 'object' && 'json' in erased ? [place] : []));
    expect(inJson.length).toBeGreaterThan(1);
    expect(await placesWith(userId)).toEqual(expect.arrayContaining(inJson));
    await world.db.updateTable('user_account').set({ email: 'weg@schule.example' }).where('id', '=', userId).execute();
    await transactAs<never>(services)(async (work) => void (await erase(services, work, 'people', userId)));
    const stays = people.flatMap(([place, { erased }]) => (typeof erased === 'object' && 'stays' in erased ? [place] : []));
    expect((await placesWith(userId)).filter((place) => !stays.includes(place))).toEqual([]);
  });

  it('is told of by every feature that keeps something, and foreign people are not', async () => {
    const { userId } = world.people.teacherOfClass;
    const parts = services.steps.of('exportFor');
    expect(parts.map(({ feature }) => feature)).toEqual(expect.arrayContaining(['schools', 'documents', 'pages', 'notices', 'homework']));
    for (const { feature, step } of parts) {
      const { data } = await step(services, userId);
      expect(JSON.stringify(data), feature).not.toContain('Fremdmarke');
    }
  });

  async function placesWith(word: string): Promise<string[]> {
    const places: string[] = [];
    for (const { table, column } of await columns()) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${word}%`} limit 1`.execute(db);
      if (rows.length > 0) places.push(`${table}.${column}`);
    }
    return places;
  }
});
