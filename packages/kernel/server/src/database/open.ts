import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { KernelTables } from './kernel-tables.ts';

/** The database as the kernel holds it; features narrow it to their own tables with `withTables`. */
export type Database = Kysely<KernelTables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

// int8 counts fit a double here; numeric is not used for money (amounts are integers).
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar day has no zone; as a Date it would be midnight of wherever the server stands.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Opens a pool. `connections` bounds it; a query that waits longer than 10 s for one is refused as not available. */
export function openDatabase(url: string, connections = 12): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000 });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  const db = new Kysely<KernelTables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Refuses a database that could lose acknowledged writes (trust section 1). */
export async function assertDurable(db: Database): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value !== 'on') throw new Error(`PostgreSQL läuft mit ${name}=${rows[0]?.value}. Erwartet: on.`);
  }
}
