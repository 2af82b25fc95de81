import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actorSource } from '@pausenplatz/account/server';
import { seedWorld } from '@pausenplatz/account/testing';
import { bringTo, createLog, makeBackup, newId, readBackup, readConfig, type RunningServer, startServer } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFullSchool } from '../../testing/a-full-school.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { allMigrations } from '../../src/backup/backup-command.ts';
import { featureConfig, serverFeatures } from '../../src/features.ts';
import { fileNames } from '../../src/file-names.ts';
import { anEmptyDatabase, anOwnersDatabase, filesBelow, type OwnersDatabase, sumsAt } from './whole-database.ts';

let own: OwnersDatabase;
let server: RunningServer;
let dataDir: string;
let dir: string;
const logLines: string[] = [];
beforeAll(async () => {
  own = await anOwnersDatabase();
  await own.grantWall();
  await bringTo(own.url, allMigrations);
  dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-files-'));
  dir = join(dataDir, 'nightly');
  mkdirSync(dir);
  server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false', BACKUP_DIR: dir }, featureConfig),
    features: serverFeatures,
    actorSource,
    site: null,
    databaseUrl: own.url,
    fileNames,
    log: createLog('info', { write: (line: string) => void logLines.push(line) }),
  });
  closeAtTheEnd(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await aFullSchool(await seedWorld(server.services));
  await server.services.blobs.put(newId(), Buffer.from('an upload'), 'text/plain');
}, 60_000);

const enqueueBackup = () => server.services.jobs.enqueue(server.services.db, 'backup', {});
const stateOfLast = async (): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select state::text from jobs.job where name = 'backup' order by created_on desc limit 1`.execute(server.services.db);
  return rows[0]?.state ?? '';
};

describe('the backup of every night over the login of docs/betrieb, which owns its database and is no superuser', () => {
  it('is whole: every row behind its walls, and the uploads', async () => {
    await enqueueBackup();
    await expect.poll(stateOfLast, { timeout: 20_000 }).toBe('completed');
    const [name = ''] = readdirSync(dir);
    const files = join(dataDir, 'restored');
    mkdirSync(files);
    const url = await anEmptyDatabase();
    await readBackup(join(dir, name), null, { databaseUrl: url, fileFolder: files, migrations: allMigrations });
    expect(await sumsAt(url)).toEqual(await sumsAt(own.url));
    expect(filesBelow(files).length).toBeGreaterThan(0);
    expect(filesBelow(files)).toEqual(filesBelow(join(dataDir, 'files')));
    rmSync(join(dir, name));
  });

  it('is a failed job at once where it breaks off, is told to the operator, and leaves nothing behind', async () => {
    await own.admin.query(`create function wall.breaks() returns boolean language plpgsql stable as $$ begin raise 'broken'; end $$;
      create policy breaks on public.user_account as restrictive for select using (wall.breaks())`);
    await enqueueBackup();
    await expect.poll(stateOfLast, { timeout: 20_000 }).toBe('failed');
    await own.admin.query('drop policy breaks on public.user_account; drop function wall.breaks');
    expect(readdirSync(dir)).toEqual([]);
    const told = logLines.map((line) => JSON.parse(line)).filter(({ msg, job }) => msg === 'job failed' && job === 'backup');
    // Tried twice, and the database's own code each time.
    expect(told.map(({ level, err }) => `${level} ${err.code}`)).toEqual(['warn P0001', 'warn P0001']);
  });
});

describe('a disk that is full in the middle of a backup', () => {
  it.each([
    ['for everybody to read', null],
    ['sealed', 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'],
  ])('ends it at once, %s, with the connection that it held', async (_how, recipient) => {
    // More than waits between the database and the disk.
    await sql`insert into outbox (target, name, payload) select '{}', 'n', jsonb_build_object('words', (select string_agg(md5(random()::text || one || line), '')
      from generate_series(1, 100) one)) from generate_series(1, 8000) line`.execute(server.services.db);
    const path = join(dataDir, `full.${recipient ? 'age' : 'zst'}`);
    symlinkSync('/dev/full', `${path}.part`);
    const source = { databaseUrl: own.url, fileFolder: null, sessionSecret: null, fileNames, version: '1' };
    await expect(makeBackup(source, path, { recipient, now: new Date() })).rejects.toThrow(/ENOSPC/);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('full'))).toEqual([]);
    const held = () => own.admin.query(`select from pg_stat_activity where application_name = 'pausenplatz backup'`);
    await expect.poll(async () => (await held()).rowCount).toBe(0);
    await sql`delete from outbox`.execute(server.services.db);
  });
});
