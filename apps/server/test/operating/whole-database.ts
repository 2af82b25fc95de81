import { readdirSync } from 'node:fs';
import { cloneDatabase, dropDatabase } from '@pausenplatz/kernel-server/testing';
import pg from 'pg';
import { inject } from 'vitest';
import { closeAtTheEnd } from '../../testing/open.ts';

/** An empty database on the server of the test run; it goes away with the test file. */
export async function anEmptyDatabase(): Promise<string> {
  const url = await cloneDatabase(inject('databaseUrl'), 'template0');
  closeAtTheEnd(() => dropDatabase(inject('databaseUrl'), url));
  return url;
}

export interface OwnersDatabase {
  /** As an ordinary login that owns the database and is no superuser. */
  readonly url: string;
  /** As the superuser of its server. */
  readonly admin: pg.Client;
  /** The right that docs/betrieb gives such a login. */
  grantWall(): Promise<void>;
}

/** An empty database with a login of its own, as docs/betrieb makes one, but for the right to set the wall. */
export async function anOwnersDatabase(): Promise<OwnersDatabase> {
  const url = await anEmptyDatabase();
  const own = new URL(url);
  const database = own.pathname.slice(1);
  const role = `owner_${database}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  closeAtTheEnd(async () => {
    await admin.query(
      `reassign owned by ${role} to current_user; drop owned by ${role}; alter database ${database} owner to current_user; drop role ${role}`,
    );
    await admin.end();
  });
  await admin.query(`create role ${role} login password 'geheim'; alter database ${database} owner to ${role}`);
  [own.username, own.password] = [role, 'geheim'];
  return { url: own.href, admin, grantWall: async () => void (await admin.query(`grant set on parameter "wall.kind" to ${role}`)) };
}

/** Rows and a checksum of every table, as the connection sees them now; the order of rows does not count. */
export async function sumsOf(client: pg.Client): Promise<Readonly<Record<string, string>>> {
  await client.query("select set_config('wall.kind', 'system', false)");
  const { rows: tables } = await client.query<{ name: string }>(
    `select nspname || '.' || quote_ident(relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname in ('public', 'audit', 'wall') order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(one::text), '' order by md5(one::text))), '') as sum from ${name} one`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

/** The same of a database by its address. */
export async function sumsAt(url: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await sumsOf(client);
  } finally {
    await client.end();
  }
}

/** Files below a folder, by their paths. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .toSorted();
