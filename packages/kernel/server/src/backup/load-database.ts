import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, type Migration } from '../database/migrations.ts';
import { openDatabase } from '../database/open.ts';
import { OperatorError } from '../runtime/operator-error.ts';
import { columnList, quoted } from './dump-database.ts';
import { type DatabaseHead, dumpedSchemas, type DumpedTable } from './manifest.ts';
import { backupTexts } from './texts.ts';

/** A database that is being filled; nothing of it is there before `finish`. */
export interface LoadingDatabase {
  /** Parts of a table's text come in their order, tables one after the other. */
  load(table: DumpedTable, part: AsyncIterable<Uint8Array>): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/**
 * Makes the schema of a backup in an empty database, by the migrations that it had, and lets its rows in. Keys, triggers and walls rest
 * meanwhile and are put back at the end, where the keys prove that the rows fit together.
 */
export async function beginLoading(url: string, head: DatabaseHead, migrations: readonly Migration[]): Promise<LoadingDatabase> {
  const unknown = head.migrations.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length > 0) throw new OperatorError(backupTexts.newer(unknown));
  await bringTo(
    url,
    migrations.filter(({ name }) => head.migrations.includes(name)),
  );
  const client = new pg.Client({ connectionString: url });
  // The next question is told of a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  let putBack: readonly string[];
  try {
    putBack = await emptied(client, head);
  } catch (error) {
    // A backup that was changed may name what is not there; its connection is not left behind.
    await client.end().catch(() => undefined);
    throw error;
  }
  let current: { readonly table: DumpedTable; readonly stream: ReturnType<typeof openCopy> } | null = null;
  const endTable = async () => {
    if (!current) return;
    const { stream } = current;
    current = null;
    if (stream.errored) throw stream.errored;
    const finished = once(stream, 'finish');
    stream.end();
    await finished;
  };
  return {
    async load(table, part) {
      if (current?.table.name !== table.name) {
        await endTable();
        current = { table, stream: openCopy(client, table) };
      }
      const { stream } = current;
      for await (const chunk of part) {
        if (stream.errored) throw stream.errored;
        if (!stream.write(chunk)) await once(stream, 'drain');
      }
    },
    async finish() {
      await endTable();
      for (const statement of putBack) await client.query(statement);
      for (const { name, value, isCalled } of head.sequences)
        await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
      await client.query('commit');
      await client.end();
    },
    async abandon() {
      current?.stream.destroy();
      await client.end().catch(() => undefined);
    },
  };
}

/** Applies migrations to a database that nobody works on. */
export async function bringTo(url: string, migrations: readonly Migration[]): Promise<readonly string[]> {
  const opened = openDatabase(url, 2);
  try {
    return await migrate(opened.systemDb, migrations);
  } finally {
    await opened.close();
  }
}

// The line of the columns must be the one that the backup was written with.
function openCopy(client: pg.Client, table: DumpedTable) {
  const stream = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin with (header match)`));
  // Whoever writes next is told.
  stream.on('error', () => undefined);
  return stream;
}

/** Begins the transaction that fills the tables; answers the statements for its end. */
async function emptied(client: pg.Client, head: DatabaseHead): Promise<readonly string[]> {
  await client.query('begin');
  await client.query("select set_config('wall.kind', 'system', true)");
  const putBack = await setAside(client);
  for (const table of head.tables) await client.query(`truncate ${quoted(table.name)} cascade`);
  return putBack;
}

/** Takes away what would look at single rows; answers the statements that put it back. */
async function setAside(client: pg.Client): Promise<readonly string[]> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and conparentid = 0 and nspname = any($1)`,
    [[...dumpedSchemas]],
  );
  const { rows: tables } = await client.query<{ table: string; isForced: boolean }>(
    `select class.oid::regclass::text as "table", relforcerowsecurity as "isForced"
     from pg_class class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and nspname = any($1)`,
    [[...dumpedSchemas]],
  );
  const forced = tables.filter(({ isForced }) => isForced);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
  // COPY asks that an ordinary owner stands before no wall.
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  return [
    ...forced.map(({ table }) => `alter table ${table} force row level security`),
    ...tables.map(({ table }) => `alter table ${table} enable trigger user`),
    ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ];
}
