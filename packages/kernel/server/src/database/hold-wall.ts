import { sql } from 'kysely';
import { ConfigError } from '../config/config.ts';
import { behindWall, nobodysWall } from '../security/wall.ts';
import type { Database, OpenDatabase } from './open.ts';
import { walledRole } from './walled-client.ts';

// Any number serves; it only has to be the same in every process.
const grantLock = 403_202;
const schemas = ['public', 'audit', 'wall', 'jobs'] as const;

/**
 * Makes sure that people's queries are stopped by row-level security: where the login passes it (a superuser, as the embedded database
 * has it), they take a plain role. Called after the schema is up to date, and again after the job queue made its own tables; refuses to
 * start where the wall would not hold.
 */
export async function holdWall({ db, systemDb, takeRole }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ isSuper: boolean; passes: boolean }>`
    select rolsuper as "isSuper", rolsuper or rolbypassrls as passes from pg_roles where rolname = session_user`.execute(systemDb);
  const { isSuper = false, passes = true } = rows[0] ?? {};
  if (passes && !isSuper) throw new ConfigError([words.bypasses]);
  if (isSuper) {
    await makeRole(systemDb);
    await grantToRole(systemDb);
    takeRole();
  }
  await assertHolds(db);
}

async function makeRole(db: Database): Promise<void> {
  // Roles belong to the whole cluster: another database's server may be making it at this moment.
  await sql
    .raw(`do $$ begin
      create role ${walledRole} nologin nosuperuser nobypassrls;
    exception when duplicate_object or unique_violation then null; end $$`)
    .execute(db);
}

/** What the server does every day, in every table that there is by now; it makes and changes none. */
async function grantToRole(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${grantLock})`.execute(transaction);
    const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace where nspname = any(${[...schemas]})`.execute(
      transaction,
    );
    for (const { name } of rows) {
      await sql.raw(`grant usage on schema ${name} to ${walledRole}`).execute(transaction);
      // What the policies look up is written by triggers alone.
      const rights = name === 'wall' ? 'select' : 'select, insert, update, delete';
      await sql.raw(`grant ${rights} on all tables in schema ${name} to ${walledRole}`).execute(transaction);
      await sql.raw(`grant usage on all sequences in schema ${name} to ${walledRole}`).execute(transaction);
    }
  });
}

/** Asks as nobody would: the role must not pass, and every table that has a wall must stand behind it now. */
async function assertHolds(db: Database): Promise<void> {
  const { rows } = await behindWall(nobodysWall, () =>
    sql<{ name: string; isActive: boolean; isForced: boolean }>`
      select class.oid::regclass::text as name, row_security_active(class.oid) as "isActive", class.relforcerowsecurity as "isForced"
      from pg_policy join pg_class class on class.oid = polrelid where polname = 'wall'`.execute(db),
  );
  const open = rows.filter((row) => !row.isActive || !row.isForced).map((row) => row.name);
  if (rows.length === 0 || open.length > 0) throw new ConfigError([words.open, ...open]);
}

const words = {
  bypasses:
    'Das Datenbank-Login in DATABASE_URL umgeht die Zeilenrechte (BYPASSRLS). Nimm ein Login ohne dieses Recht, dem die Tabellen gehören: alter role … nobypassrls.',
  open: 'Die Zeilenrechte der Datenbank greifen nicht. Der Server startet nicht, weil sonst Personendaten anderer Schulen offen lägen. Betroffen:',
} as const;
