import type pg from 'pg';
import type { CompiledQuery, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isStalePlan } from './faults.ts';
import { sendBehind, wallStatement } from './query-behind-wall.ts';
import type { Wall } from '../security/wall.ts';

/** Role of people's queries where the login itself would pass row-level security. */
export const walledRole = 'pausenplatz_walled';

/** What every connection asks before a query. */
export interface WallSettings {
  /** The wall around the query that is sent now. */
  readonly wall: () => Wall | null;
  /** Whether the login passes row-level security, so that people's queries need the plain role. */
  readonly needsRole: () => boolean;
}

/** A pool for Kysely whose every query runs behind the wall of whoever sends it, whoever had the connection before. */
export function walledPool(pool: pg.Pool, settings: WallSettings): PostgresPool {
  // Several databases of Kysely share the pool; whoever opened it ends it.
  return { options: {}, connect: async () => clientFor(await pool.connect(), settings), end: async () => undefined };
}

const kept = new Map<string, string>();

/**
 * Marks a statement that is sent all the time, in a text that never changes, and names its columns: every connection plans it once.
 * Planning is what row-level security makes dearer.
 */
export function keepPlan<Row>(statement: CompiledQuery<Row>): CompiledQuery<Row> {
  if (!kept.has(statement.sql)) kept.set(statement.sql, `kept-${kept.size}`);
  return statement;
}

interface Connection {
  /** What was last set on the connection; null when that is not known. */
  applied: string | null;
  /** The statement of the wall is prepared on the connection, so that it can travel with another one. */
  knowsWall: boolean;
  inTransaction: boolean;
  /** Set inside a transaction, whose undoing takes it back. */
  isUnsure: boolean;
  /** Holds a plan of a table that was changed since; it is not used again. */
  isStale: boolean;
  /** Statements of one connection go one after the other: another wall must not come between a wall and its query. */
  tail: Promise<unknown>;
}

const connections = new WeakMap<pg.PoolClient, Connection>();
const clients = new WeakMap<pg.PoolClient, WeakMap<WallSettings, PostgresPoolClient>>();

/** The same object for the same connection, which the driver of Kysely knows connections by. */
function clientFor(client: pg.PoolClient, settings: WallSettings): PostgresPoolClient {
  const known = clients.get(client) ?? new WeakMap<WallSettings, PostgresPoolClient>();
  clients.set(client, known);
  const existing = known.get(settings);
  if (existing) return existing;
  const made = walledClient(client, settings);
  known.set(settings, made);
  return made;
}

function walledClient(client: pg.PoolClient, settings: WallSettings): PostgresPoolClient {
  const connection = connections.get(client) ?? {
    applied: null,
    knowsWall: false,
    inTransaction: false,
    isUnsure: false,
    isStale: false,
    tail: Promise.resolve(),
  };
  connections.set(client, connection);
  const send = async (wall: Wall, text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    try {
      const { command, rowCount, rows } = await run(client, connection, wantedOf(wall, settings.needsRole()), {
        text,
        values: [...values],
      });
      return { command: commandOf(command), rowCount: rowCount ?? 0, rows };
    } finally {
      follow(connection, text);
    }
  };
  const query = (text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
    const wall = settings.wall();
    // Nothing is seen by accident: a sweep that found nothing would take it for a reason to throw away.
    if (!wall) return Promise.reject(new Error('A query outside of every request and job: wrap the work in asSystem or behindWall'));
    const result = connection.tail.then(() => send(wall, text, values));
    connection.tail = result.catch(() => undefined);
    return result;
  };
  // Kysely calls the form with text and values alone; cursors are not configured.
  return {
    query: query as PostgresPoolClient['query'],
    release: (discard?: boolean) => client.release(discard === true || connection.isStale),
  };
}

interface Sent {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

async function run(client: pg.PoolClient, connection: Connection, wanted: Wanted, query: Sent): Promise<pg.QueryResult> {
  const name = kept.get(query.text);
  if (name === undefined) return behind(client, connection, wanted, query);
  try {
    return await behind(client, connection, wanted, { ...query, name });
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    connection.isStale = true;
    if (connection.inTransaction) throw error;
    return behind(client, connection, wanted, query);
  }
}

type Command = PostgresQueryResult<unknown>['command'];

const commandOf = (name: string): Command => (['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const).find((one) => one === name) ?? 'SELECT';

const statement = `select set_config('role', $1, false), set_config('wall.kind', $2, false), set_config('wall.people', $3, false),
  set_config('wall.schools', $4, false), set_config('wall.classes', $5, false), set_config('wall.pages', $6, false)`;

/** Sends a statement behind its wall, in one message with it where the connection was last set for another one. */
async function behind(client: pg.PoolClient, connection: Connection, wanted: Wanted, query: Sent): Promise<pg.QueryResult> {
  // After a failure nothing but an undoing is heard, which sees no rows.
  if (connection.applied === wanted.key || /^rollback/i.test(query.text)) return client.query(query);
  connection.applied = null;
  if (connection.knowsWall && query.values.length > 0) {
    const result = await sendBehind(client, query, wanted.values);
    noteApplied(connection, wanted);
    return result;
  }
  await client.query({ name: wallStatement, text: statement, values: [...wanted.values] });
  connection.knowsWall = true;
  noteApplied(connection, wanted);
  return client.query(query);
}

function noteApplied(connection: Connection, wanted: Wanted): void {
  connection.applied = wanted.key;
  connection.isUnsure = connection.inTransaction;
}

/** A setting that was made inside a transaction goes with it when it is undone, in part or as a whole. */
function follow(connection: Connection, text: string): void {
  if (/^(begin|start transaction)/i.test(text)) connection.inTransaction = true;
  if (!/^(commit|rollback)/i.test(text)) return;
  if (connection.isUnsure) connection.applied = null;
  if (/^rollback to/i.test(text)) return;
  connection.inTransaction = false;
  connection.isUnsure = false;
}

/** What the statement of the wall sets on a connection. */
interface Wanted {
  readonly role: string;
  readonly key: string;
  readonly values: readonly string[];
}

const known = new WeakMap<Wall, Wanted>();

function wantedOf(wall: Wall, needsRole: boolean): Wanted {
  const role = needsRole && wall.kind === 'asker' ? walledRole : 'none';
  const found = known.get(wall);
  if (found?.role === role) return found;
  const values = [role, wall.kind, ...[wall.people, wall.schools, wall.classes, wall.pages].map(joined)];
  const wanted = { role, values, key: values.join('|') };
  known.set(wall, wanted);
  return wanted;
}

/** Between commas, as the policies search it. Ids are made by us; one that could break out of its list is a fault. */
function joined(ids: readonly string[]): string {
  for (const id of ids) if (!/^[^,\s]+$/.test(id)) throw new Error(`An id that no wall can hold: ${id}`);
  return `,${ids.join(',')},`;
}
