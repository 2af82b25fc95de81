import type { Services } from '@pausenplatz/kernel-server';
import { nobodysWall, openDatabase, type Wall, wallOf } from '@pausenplatz/kernel-server';
import type { World } from '@pausenplatz/account/testing';
import { sql } from 'kysely';
import { closeAtTheEnd } from './open.ts';
import type { TestServer } from './test-server.ts';

/** The database as the server of a test has it for people: the plain role, and whatever wall stands around a query. */
export function walledDatabase({ databaseUrl }: TestServer): ReturnType<typeof openDatabase> {
  const opened = openDatabase(databaseUrl, 1);
  opened.takeRole();
  closeAtTheEnd(() => opened.close());
  return opened;
}

/** The wall of a person as a request of theirs has it; that of nobody where no session lives. */
export async function wallOfPerson({ services, db, people }: World, name: keyof World['people']): Promise<Wall> {
  return wallOfUser(services, db, people[name].userId);
}

export async function wallOfUser(services: Services, db: World['db'], userId: string): Promise<Wall> {
  const { rows } = await sql<{ id: string }>`select id from session where user_id = ${userId} order by created_at desc limit 1`.execute(db);
  const actor = await services.actors.find(rows[0]?.id ?? '');
  return actor ? wallOf(actor) : nobodysWall;
}

/** Every table that has row-level security, schema included. */
export async function walledTables({ db }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select namespace.nspname || '.' || class.relname as name from pg_policy
    join pg_class class on class.oid = polrelid join pg_namespace namespace on namespace.oid = class.relnamespace
    where polname = 'wall' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}
