import { kernelMigrations, migrate, openDatabase } from '@pausenplatz/kernel-server';
import { cloneDatabase, dropDatabase } from '@pausenplatz/kernel-server/testing';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { migrateForTests } from '../../testing/migrate.ts';
import { serverFeatures } from '../../src/features.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Opened {
  readonly run: <T>(statement: string, values?: readonly unknown[]) => Promise<T[]>;
  readonly start: () => Promise<void>;
}

async function openTest(url: string): Promise<Opened> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => dropDatabase(inject('databaseUrl'), url));
  ends.push(() => client.end());
  return {
    run: async (statement, values = []) => (await client.query(statement, [...values])).rows,
    async start() {
      const { systemDb, close } = openDatabase(url, 2);
      await migrate(systemDb, [...kernelMigrations, ...serverFeatures.flatMap((feature) => feature.migrations)]);
      await close();
    },
  };
}

/** A database as folders had it whose columns of words knew bytes alone: with what is derived from a title, and an index on that. */
async function aFormerFolder(): Promise<Opened> {
  const opened = await openTest(await cloneDatabase(inject('databaseUrl'), 'template_migrated'));
  const german = await opened.run<{ table: string; column: string }>(`select table_name as "table", column_name as "column"
    from information_schema.columns where collation_name = 'german' and table_schema = 'public'`);
  expect(german.length).toBeGreaterThan(15);
  const [{ expression } = { expression: '' }] = await opened.run<{ expression: string }>(
    `select generation_expression as expression from information_schema.columns where table_name = 'page' and column_name = 'found'`,
  );
  await opened.run('alter table page drop column found');
  for (const { table, column } of german) await opened.run(`alter table ${table} alter column ${column} type text collate "default"`);
  await opened.run(`alter table page add column found tsvector generated always as (${expression}) stored`);
  await opened.run('create index page_found on page using gin (found)');
  await opened.run('drop collation german');
  return opened;
}

async function plantPeople({ run }: Opened): Promise<void> {
  const people = ['Ömer Zürcher', 'Anna Öztürk', 'Élodie Ott', 'Emil de Vries', 'Lena Dubois'];
  for (const [at, person] of people.entries()) {
    const [firstName, ...last] = person.split(' ');
    await run(
      `insert into user_account (id, user_name, first_name, last_name, roles, pro, initial_password)
        values ($1, $1, $2, $3, '{Pupil}', false, false)`,
      [`person-${at}`, firstName, last.join(' ')],
    );
  }
}

const names = async ({ run }: Opened, order: string) =>
  (await run<{ name: string }>(`select first_name || ' ' || last_name as name from user_account order by ${order}`)).map(
    ({ name }) => name,
  );
const german = ['Emil de Vries', 'Lena Dubois', 'Élodie Ott', 'Anna Öztürk', 'Ömer Zürcher'];

describe('words are in the order of the telephone book', () => {
  it('in a folder that knew bytes alone, from its next start on, with all that it held', async () => {
    const folder = await aFormerFolder();
    await plantPeople(folder);
    await folder.run(`insert into page (id, url, title, group_type, group_id, position, visibility, background, created_by)
      values ('page', 'page', 'Übungen der Luzia', 'user', 'person-1', 'a0', 'group', '{"type":"pages"}', 'person-1')`);
    expect(await names(folder, 'last_name')).not.toEqual(german);
    expect(await folder.run(`select 1 from user_account where lower(first_name) = 'ömer'`)).toEqual([]);
    await folder.start();
    expect(await names(folder, 'last_name')).toEqual(german);
    expect(await names(folder, 'first_name')).toEqual(['Anna Öztürk', 'Élodie Ott', 'Emil de Vries', 'Lena Dubois', 'Ömer Zürcher']);
    expect(await folder.run(`select 1 from user_account where lower(first_name) = 'ömer'`)).toHaveLength(1);
    expect(await folder.run(`select 1 from page where found @@ 'ubungen'::tsquery`)).toHaveLength(1);
    expect(await folder.run(`select 1 from pg_indexes where indexname = 'page_found'`)).toHaveLength(1);
    await folder.start();
    expect(await names(folder, 'last_name')).toEqual(german);
  });

  it.each([
    ['that knows bytes alone', `locale_provider libc lc_collate 'C' lc_ctype 'C'`],
    ['that sorts as in Sweden', `locale_provider icu icu_locale 'sv-SE' lc_collate 'C' lc_ctype 'C'`],
    ['of the newer kind', `locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C'`],
  ])('in a database of somebody else %s', async (_which, locale) => {
    const url = new URL(inject('databaseUrl'));
    const name = `foreign_${Math.random().toString(36).slice(2)}`;
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name} template template0 encoding 'UTF8' ${locale}`);
    await admin.end();
    url.pathname = `/${name}`;
    await migrateForTests(url.href);
    const foreign = await openTest(url.href);
    await plantPeople(foreign);
    expect(await names(foreign, 'last_name')).toEqual(german);
  });

  it('once more where the library changed that knows the order', async () => {
    const folder = await openTest(await cloneDatabase(inject('databaseUrl'), 'template_migrated'));
    await folder.run('create index by_name on user_account (last_name)');
    await folder.run(`update pg_collation set collversion = '1' where collname = 'german'`);
    await folder.start();
    expect(
      await folder.run(`select 1 from pg_collation where collname = 'german' and collversion = pg_collation_actual_version(oid)`),
    ).toHaveLength(1);
  });
});

it('every column of words has that order, whatever the feature', async () => {
  const { run } = await openTest(await cloneDatabase(inject('databaseUrl'), 'template_migrated'));
  const columns = await run<{
    column: string;
    collation: string | null;
  }>(`select table_name || '.' || column_name as column, collation_name as collation
    from information_schema.columns where table_schema = 'public' and column_name in ('first_name', 'last_name', 'title', 'place', 'subject')
    and table_name not in ('oidc_identity')`);
  expect(columns.length).toBeGreaterThan(8);
  expect(columns.filter(({ collation }) => collation !== 'german')).toEqual([]);
});
