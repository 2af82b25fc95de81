import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { OperatorError } from '../runtime/operator-error.ts';
import { systemWall, wallHere } from '../security/wall.ts';
import type { KernelTables } from './kernel-tables.ts';
import { type WallSettings, walledPool } from './walled-client.ts';

/** The database as the kernel holds it; features narrow it to their own tables with `withTables`. */
export type Database = Kysely<KernelTables>;

export interface OpenDatabase {
  /** Queries run behind the wall of whoever asks in the present flow of work. */
  readonly db: Database;
  /** The server itself, whatever flow of work it is used in. */
  readonly systemDb: Database;
  /** Connections of the login, without any wall and apart from all transactions: for tables that are not walled, and for whoever makes tables. */
  readonly plainPool: pg.Pool;
  /** The login passes row-level security: queries of people take the plain role from now on. */
  readonly takeRole: () => void;
  /** Connections of people's and the server's queries. */
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

// int8 counts fit a double here; numeric is not used for money (amounts are integers).
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A calendar day has no zone; as a Date it would be midnight of wherever the server stands.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

/** Told of every statement of Kysely: how long it took, and its words without their values. */
type OnQuery = (ms: number, statement: string) => void;

const plainConnections = 4;

/** Opens the pools. `connections` bounds them; a query that waits longer than 10 s for one is refused as not available. */
export function openDatabase(url: string, connections = 12, onQuery?: OnQuery): OpenDatabase {
  const pool = openPool(url, connections);
  const plainPool = openPool(url, plainConnections);
  let needsRole = false;
  const over = (wall: WallSettings['wall']): Database =>
    new Kysely({
      dialect: new PostgresDialect({ pool: walledPool(pool, { wall, needsRole: () => needsRole }) }),
      ...(onQuery && { log: (event) => onQuery(event.queryDurationMillis, event.query.sql) }),
    });
  const db = over(wallHere);
  const systemDb = over(() => systemWall);
  return {
    db,
    systemDb,
    plainPool,
    pool,
    takeRole() {
      needsRole = true;
    },
    async close() {
      await Promise.all([db.destroy(), systemDb.destroy()]);
      await Promise.all([pool.end(), plainPool.end()]);
    },
  };
}

function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000 });
  // An idle connection that the server ends must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  // Neither must one at work, as between two statements of a transaction: the pool listens to idle ones alone. The next statement is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Refuses a database that could lose acknowledged writes (trust section 1), with a sentence for the operator. */
export async function assertDurable(db: Database): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value !== 'on') throw new OperatorError(`PostgreSQL läuft mit ${name}=${rows[0]?.value}. Erwartet: on.`);
  }
}
