import { behindWall, ConfigError, nobodysWall, openDatabase, readConfig, startServer } from '@pausenplatz/kernel-server';
import { actorSource } from '@pausenplatz/account/server';
import { cloneDatabase, dropDatabase } from '@pausenplatz/kernel-server/testing';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { featureConfig, serverFeatures } from '../../src/features.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function aDatabase(): Promise<{ url: string; run: (statement: string) => Promise<pg.QueryResult> }> {
  const url = await cloneDatabase(inject('databaseUrl'), 'template_migrated');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => dropDatabase(inject('databaseUrl'), url));
  ends.push(() => client.end());
  return { url, run: (statement) => client.query(statement) };
}

async function start(databaseUrl: string) {
  const config = readConfig(
    {
      PORT: '0',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pausenplatz-files-')),
      DEMO_SCHOOL: 'false',
      LOG_LEVEL: 'fatal',
    },
    featureConfig,
  );
  const server = await startServer({ config, features: serverFeatures, actorSource, site: null, databaseUrl });
  ends.push(() => server.stop());
  return server;
}

/** A login that owns everything in the database, as operators with a database of their own have it. */
async function anOwner(name: string, { url, run }: Awaited<ReturnType<typeof aDatabase>>, rights = ''): Promise<string> {
  const { rows } = await run('select current_database() as name, current_user as owner');
  const { name: database, owner } = rows[0] as { name: string; owner: string };
  await run(`create role ${name} login password 'geheim' ${rights}`);
  ends.push(async () => {
    await run(
      `reassign owned by ${name} to ${owner}; drop owned by ${name}; alter database ${database} owner to ${owner}; drop role ${name}`,
    );
  });
  await run(`alter database ${database} owner to ${name}`);
  await run(`do $$ declare one record; begin
    for one in select nspname as name from pg_namespace where nspname in ('public', 'audit', 'wall', 'jobs') loop
      execute format('alter schema %I owner to ${name}', one.name);
    end loop;
    for one in select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'audit', 'wall', 'jobs') loop
      execute format('alter table %s owner to ${name}', one.name);
    end loop;
    for one in select oid::regprocedure::text as name from pg_proc where pronamespace::regnamespace::text in ('audit', 'wall', 'jobs') loop
      execute format('alter routine %s owner to ${name}', one.name);
    end loop;
    for one in select oid::regtype::text as name from pg_type where typtype = 'e' and typnamespace::regnamespace::text = 'jobs' loop
      execute format('alter type %s owner to ${name}', one.name);
    end loop; end $$`);
  const own = new URL(url);
  own.username = name;
  own.password = 'geheim';
  return own.href;
}

const waiting = { state: 'waiting', input: '{}', done: 0, total: 0, result: null, failure: null, attempts: 0, finished_at: null } as const;

const asked = ({ db }: ReturnType<typeof openDatabase>, person: string) =>
  behindWall({ ...nobodysWall, people: [person] }, () => db.selectFrom('task').select('id').execute());

describe('the start of the server', () => {
  it('refuses a database whose walls were lowered, and names the table', async () => {
    const database = await aDatabase();
    await database.run('alter table homework_task no force row level security');
    await expect(start(database.url)).rejects.toThrow(/Zeilenrechte[^]*homework_task/);
    await database.run('alter table homework_task force row level security; alter table qr_card disable row level security');
    await expect(start(database.url)).rejects.toThrow(/Zeilenrechte[^]*qr_card/);
  });

  it('refuses a login that passes row-level security and cannot be held, in a sentence for the operator', async () => {
    const database = await aDatabase();
    const url = await anOwner('wall_passer', database, 'bypassrls');
    const refused = start(url);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(/umgeht die Zeilenrechte/);
  });

  it('works with an ordinary owner, whom the walls stop by themselves', async () => {
    const database = await aDatabase();
    const url = await anOwner('wall_owner', database);
    const { services } = await start(url);
    await services.db
      .insertInto('task')
      .values({ id: 't', kind: 'x', owner_id: 'o', scope_id: null, ...waiting })
      .execute();
    const opened = openDatabase(url, 1);
    ends.push(() => opened.close());
    expect(await opened.systemDb.selectFrom('task').select('id').execute()).toEqual([{ id: 't' }]);
    expect(await asked(opened, 'somebody')).toEqual([]);
    expect(await asked(opened, 'o')).toEqual([{ id: 't' }]);
    // Whose a public page is, is answered past the wall also without a superuser.
    await sql`insert into school (id, name, place) values ('s', 'Schule', 'Ort')`.execute(services.db);
    await sql`insert into school_class (id, school_id, name, color) values ('c', 's', '3a', 'teal')`.execute(services.db);
    const facts = sql`select group_state, school_ids, (select count(*) from school_class) as classes from wall.facts_of_group('class', 'c')`;
    const { rows } = await behindWall(nobodysWall, () => facts.execute(opened.db));
    expect(rows).toEqual([{ group_state: 'live', school_ids: ['s'], classes: 0 }]);
  });
});
