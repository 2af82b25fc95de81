import pg from 'pg';
import { dumpedSchemas } from './manifest.ts';

/** The same server and login, another database. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Sends one statement over a connection of its own; answers the rows. */
export async function onDatabase<Row extends object>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

const schemas = [...dumpedSchemas, 'jobs'];

/** No table in any of the schemas that the product knows. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const rows = await onDatabase(
    url,
    `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind in ('r', 'p') and nspname = any($1) limit 1`,
    [schemas],
  );
  return rows.length === 0;
}

/** Takes away everything that was made in a database that had been empty. */
export async function wipe(url: string): Promise<void> {
  for (const schema of schemas) await onDatabase(url, `drop schema if exists ${schema} cascade`);
  await onDatabase(url, 'create schema if not exists public');
}
