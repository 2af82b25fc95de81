import { type Kysely, sql } from 'kysely';
import { OperatorError } from '../runtime/operator-error.ts';
import { startTexts } from '../runtime/texts.ts';
import { isMissingRight } from './faults.ts';
import { sortInGerman } from './german-order.ts';
import type { KernelTables } from './kernel-tables.ts';

/** One step of the schema: date, feature, verb; run once, in order of the names, never edited after release. */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<never>) => Promise<void>;
}

// Any number serves; it only has to be the same in every process.
const migrationLock = 403_200;

/**
 * Brings the schema up to date; several processes may start at once, one of them does the work. Answers what was applied. Throws
 * OperatorError before any change where a newer program was here: this one knows nothing of what those steps promise.
 */
export async function migrate(db: Kysely<KernelTables>, migrations: readonly Migration[]): Promise<string[]> {
  assertNames(migrations);
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const applied = new Set((await connection.selectFrom('migration').select('name').execute()).map((row) => row.name));
      const unknown = [...applied].filter((name) => !migrations.some((one) => one.name === name)).toSorted();
      if (unknown.length > 0) throw new OperatorError(startTexts.newerDatabase(unknown));
      const missing = migrations.filter((one) => !applied.has(one.name)).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
      for (const migration of missing) {
        await connection
          .transaction()
          .execute(async (transaction) => {
            // A migration speaks plain SQL about tables that the compiler does not know yet.
            await migration.up(transaction as unknown as Kysely<never>);
            await transaction.insertInto('migration').values({ name: migration.name }).execute();
          })
          .catch((error: unknown) => sayWhatIsMissing(connection, error));
      }
      await sortInGerman(connection);
      return missing.map((one) => one.name);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

/** The one right that an owner of a database does not have by itself: functions that look past the walls carry a setting. */
async function sayWhatIsMissing(db: Kysely<KernelTables>, error: unknown): Promise<never> {
  if (!isMissingRight(error)) throw error;
  const { rows } = await sql<{ login: string }>`select quote_ident(session_user) as login`.execute(db);
  throw new OperatorError(
    `Dem Login in DATABASE_URL fehlt ein Recht. Gib es ihm als Superuser: grant set on parameter "wall.kind" to ${rows[0]?.login}`,
  );
}

/** By day; within a day in the order of the features, foundation first. */
const dayOf = (migration: Migration): string => migration.name.slice(0, 10);

function assertNames(migrations: readonly Migration[]): void {
  const seen = new Set<string>();
  for (const { name } of migrations) {
    if (!/^\d{4}-\d{2}-\d{2}-[a-z]+(-[a-z0-9]+)+$/.test(name)) throw new Error(`Migration name must be date-feature-verb: ${name}`);
    if (seen.has(name)) throw new Error(`Migration name twice: ${name}`);
    seen.add(name);
  }
}
