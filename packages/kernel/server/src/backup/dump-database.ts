import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupSums, type DatabaseHead, dumpedSchemas, type DumpedTable, type PendingJob, type Sequence } from './manifest.ts';

/** One moment of the database, seen over a connection of its own. */
export interface DatabaseSnapshot {
  readonly client: pg.Client;
  readonly head: DatabaseHead;
  readonly jobs: readonly PendingJob[];
  /** Ends the connection that holds the moment, and what is still being read over it. */
  close(): Promise<void>;
}

/** Holds a moment of the database until it is closed; nobody waits for it. Every row is seen, whatever walls there are. */
export async function openSnapshot(url: string): Promise<DatabaseSnapshot> {
  const client = new pg.Client({ connectionString: url, application_name: 'pausenplatz backup' });
  // The next question is told of a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query("select set_config('wall.kind', 'system', false)");
    await client.query('begin isolation level repeatable read, read only');
    // As the migrations have it, whatever the login's own path is: behind their walls, functions name their tables without a schema.
    await client.query('set local search_path to public');
    return {
      client,
      head: await headOf(client),
      jobs: await pendingJobs(client),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

const partBytes = 4 * 1024 * 1024;

/** The rows of a table as PostgreSQL writes them (text, with a line of the columns), in parts; answers how many and their checksum. */
export async function* dumpTable(client: pg.Client, table: DumpedTable): AsyncGenerator<Buffer, BackupSums['tables'][string]> {
  const hash = createHash('sha256');
  const stream = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout with (header)`));
  // Whoever reads is told; a connection that ends after the reader has gone is nobody's.
  stream.on('error', () => undefined);
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** `public.page` as SQL reads it. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.');
export const columnList = (table: DumpedTable): string => table.columns.map((column) => pg.escapeIdentifier(column)).join(', ');

async function headOf(client: pg.Client): Promise<DatabaseHead> {
  const { rows: migrations } = await client.query<{ name: string }>('select name from public.migration order by applied_at, name');
  const { rows: tables } = await client.query<DumpedTable>(
    `select nspname || '.' || relname as name, array_agg(attname::text order by attnum) as columns
     from pg_catalog.pg_class class join pg_catalog.pg_namespace spaces on spaces.oid = relnamespace
     join pg_catalog.pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and nspname = any($1) group by nspname, relname order by 1`,
    [[...dumpedSchemas]],
  );
  const { rows: sequences } = await client.query<Sequence>(
    `select schemaname || '.' || sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
     from pg_catalog.pg_sequences where schemaname = any($1) order by 1`,
    [[...dumpedSchemas]],
  );
  const { rows: versions } = await client.query<{ server: string }>("select pg_catalog.current_setting('server_version') as server");
  return { server: versions[0]?.server ?? '', migrations: migrations.map(({ name }) => name), tables, sequences };
}

/** What waits, and what is being done and would not be finished. */
async function pendingJobs(client: pg.Client): Promise<readonly PendingJob[]> {
  const { rows: found } = await client.query<{ exists: boolean }>("select pg_catalog.to_regclass('jobs.job') is not null as exists");
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<Omit<PendingJob, 'startAfter'> & { readonly startAfter: Date }>(
    `select id::text, name, priority, data, start_after as "startAfter" from jobs.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
  );
  return rows.map((row) => ({ ...row, startAfter: row.startAfter.toISOString() }));
}
