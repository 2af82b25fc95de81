import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { seedWorld, type World } from '@pausenplatz/account/testing';
import { bringTo, makeBackup, newId, readBackup, wipe } from '@pausenplatz/kernel-server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { aFullSchool } from '../../testing/a-full-school.ts';
import { closeAtTheEnd } from '../../testing/open.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { allMigrations } from '../../src/backup/backup-command.ts';
import { fileNames } from '../../src/file-names.ts';
import { anEmptyDatabase, anOwnersDatabase, filesBelow, type OwnersDatabase, sumsAt, sumsOf } from './whole-database.ts';

let test: TestServer;
let world: World;
let folder: string;
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  await aFullSchool(world);
  for (let index = 0; index < 5; index += 1)
    await test.server.services.blobs.put(newId(), Buffer.from(`file ${index}`.repeat(index * 10_000)), 'text/plain');
  folder = mkdtempSync(join(tmpdir(), 'pausenplatz-backups-'));
  closeAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
}, 60_000);

const now = new Date('2026-11-23T02:30:00Z');
const fileFolder = () => join(test.server.services.config.dataDir, 'files');
const source = () => ({ databaseUrl: test.databaseUrl, fileFolder: fileFolder(), sessionSecret: 'geheim', fileNames, version: '1' });
const into = (databaseUrl: string) => ({ databaseUrl, fileFolder: null, migrations: allMigrations });

/** Changes things for as long as it is let, each in a transaction of its own. */
async function writeUntil(isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) {
    await sql`insert into outbox (target, name, payload) values ('{}', ${`n${count}`}, '{}')`.execute(world.db);
    await test.server.services.blobs.put(newId(), Buffer.from('while it is backed up'), 'text/plain');
  }
  return count;
}

describe('T21: a backup of a server at work', () => {
  it('is the database of one moment, row by row, and every file of before', async () => {
    let isOver = false;
    const writing = writeUntil(() => isOver);
    let there: Awaited<ReturnType<typeof sumsOf>> = {};
    const before = filesBelow(fileFolder());
    const path = join(folder, 'busy.tar.zst');
    const made = await makeBackup(source(), path, {
      recipient: null,
      now,
      onSnapshot: async (client) => void (there = await sumsOf(client)),
    });
    isOver = true;
    expect(await writing).toBeGreaterThan(0);
    const url = await anEmptyDatabase();
    const files = join(folder, 'busy-files');
    const read = await readBackup(path, null, { ...into(url), fileFolder: files });
    expect(await sumsAt(url)).toEqual(there);
    expect(Object.keys(there).length).toBeGreaterThan(60);
    expect(made.rows).toBeGreaterThan(100);
    const restored = filesBelow(files);
    expect(before.filter((name) => !restored.includes(name))).toEqual([]);
    for (const name of before) expect(readFileSync(files + name).equals(readFileSync(fileFolder() + name))).toBe(true);
    expect(read.sessionSecret).toBe('geheim');
  });

  it('keeps work that waits, and numbers that count on', async () => {
    await world.db.transaction().execute(async (transaction) => {
      await test.server.services.jobs.enqueue(transaction, 'mail', { id: 'waits' });
      await sql`update jobs.job set start_after = now() + interval '1 hour' where data ->> 'id' = 'waits'`.execute(transaction);
    });
    const path = join(folder, 'jobs.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    const url = await anEmptyDatabase();
    const read = await readBackup(path, null, into(url));
    expect(read.jobs.map(({ name, data }) => ({ name, data }))).toContainEqual({ name: 'mail', data: { id: 'waits' } });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ next: boolean }>(
      "select nextval('public.outbox_id_seq') > coalesce((select max(id) from outbox), 0) as next",
    );
    await client.end();
    expect(rows[0]?.next).toBe(true);
  });

  it('names a file that rows speak of and that is gone', async () => {
    const blobName = newId();
    const row = {
      id: newId(),
      owner_id: world.people.teacherOfClass.userId,
      blob_name: blobName,
      name: 'weg.txt',
      mime_type: 'text/plain',
      size_bytes: 3,
    };
    await world.db
      .insertInto('file' as never)
      .values(row)
      .execute();
    const made = await makeBackup(source(), join(folder, 'missing.tar.zst'), { recipient: null, now });
    expect(made.missingFiles).toContain(blobName);
  });
});

describe('the backup of every night', () => {
  it('goes into the configured folder, and lets the old ones go', async () => {
    const dir = join(folder, 'nightly');
    mkdirSync(dir);
    for (const name of ['20200101T020000Z', '20200102T020000Z']) writeFileSync(join(dir, `pausenplatz-${name}.tar.zst`), '');
    writeFileSync(join(dir, 'from-somebody-else.tar.zst'), '');
    const nightly = await testServer({ BACKUP_DIR: dir, BACKUP_KEEP: '1d' });
    const { services } = nightly.server;
    await services.jobs.enqueue(services.db, 'backup', {});
    await expect.poll(() => readdirSync(dir).filter((name) => name.endsWith('.zst')), { timeout: 20_000 }).toHaveLength(2);
    expect(readdirSync(dir)).toContain('from-somebody-else.tar.zst');
    expect(readdirSync(dir).some((name) => name.startsWith('pausenplatz-20200'))).toBe(false);
  });
});

describe('T21: a backup that is not as it was written', () => {
  const refused = async (path: string, identity: string | null = null) =>
    readBackup(path, identity, into(await anEmptyDatabase())).then(
      () => 'read',
      (error: Error) => error.message,
    );

  it('is refused where it breaks off, was changed, or is something else', async () => {
    const path = join(folder, 'whole.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    const whole = readFileSync(path);
    const write = (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    for (const share of [0.6, 0.999])
      expect(await refused(write('short.tar.zst', whole.subarray(0, Math.floor(whole.length * share))))).toMatch(/beschädigt/);
    for (const share of [0.2, 0.5, 0.8]) {
      const changed = Buffer.from(whole);
      const at = Math.floor(whole.length * share);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(await refused(write('changed.tar.zst', changed)), `changed at ${share}`).toMatch(/beschädigt/);
    }
    expect(await refused(write('other.tar.zst', Buffer.from('PK something else')))).toMatch(/keine Sicherung/);
    expect(await refused(join(folder, 'nowhere.tar.zst'))).toMatch(/lässt sich nicht lesen/);
  }, 180_000);

  it('is refused where a file in it is another one of the same length', async () => {
    const path = join(folder, 'repacked.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    const tar = zstdDecompressSync(readFileSync(path));
    const at = tar.indexOf('file 3file 3');
    expect(at).toBeGreaterThan(0);
    writeFileSync(path, zstdCompressSync(tar));
    expect(await refused(path)).toBe('read');
    tar.write('FILE', at);
    writeFileSync(path, zstdCompressSync(tar));
    expect(await refused(path)).toMatch(/beschädigt/);
  });

  it('is damaged, and not of a newer version, where the name of a step was changed on its way', async () => {
    const path = join(folder, 'renamed.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    const tar = zstdDecompressSync(readFileSync(path));
    const [first] = allMigrations;
    const at = tar.indexOf(first?.name ?? 'none');
    expect(at).toBeGreaterThan(0);
    tar.write('9', at);
    const whole = zstdCompressSync(tar, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    writeFileSync(path, whole);
    expect(await refused(path)).toMatch(/neueren Fassung/);
    // The sum at the end of the frame is no longer that of what is in it.
    whole[whole.length - 1] = (whole.at(-1) ?? 0) ^ 0xff;
    writeFileSync(path, whole);
    expect(await refused(path)).toMatch(/beschädigt/);
  });

  it('leaves no connection behind where it names a table that is not there', async () => {
    await sql`create table from_elsewhere (id int)`.execute(world.db);
    const path = join(folder, 'elsewhere.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    await sql`drop table from_elsewhere`.execute(world.db);
    const url = await anEmptyDatabase();
    await expect(readBackup(path, null, into(url))).rejects.toThrow(/beschädigt/);
    const connections = async () => {
      const name = new URL(url).pathname.slice(1);
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = ${name}`.execute(world.db);
      return rows.length;
    };
    await expect.poll(connections).toBe(0);
  });

  it('opens with its own key alone when it is sealed, and says so', async () => {
    const [key, other] = [await generateX25519Identity(), await generateX25519Identity()];
    const path = join(folder, 'sealed.tar.zst.age');
    await makeBackup(source(), path, { recipient: await identityToRecipient(key), now });
    expect(await refused(path)).toMatch(/verschlüsselt/);
    expect(await refused(path, other)).toMatch(/passt nicht/);
    expect(await refused(path, key)).toBe('read');
    expect(readFileSync(path).includes('Sonnenberg')).toBe(false);
  });

  it('is refused where a newer program wrote it, by the names of its steps', async () => {
    const path = join(folder, 'newer.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    const known = allMigrations.filter(({ name }) => name !== '2026-11-28-pages-place');
    const read = readBackup(path, null, { ...into(await anEmptyDatabase()), migrations: known });
    await expect(read).rejects.toThrow(/neueren Fassung .*2026-11-28-pages-place/);
  });
});

describe('a database of an ordinary login', () => {
  let own: OwnersDatabase;
  beforeAll(async () => void (own = await anOwnersDatabase()));

  it('is told in one sentence which right it lacks', async () => {
    await expect(bringTo(own.url, allMigrations)).rejects.toThrow(
      /^Dem Login in DATABASE_URL fehlt ein Recht\..*grant set on parameter "wall\.kind" to owner_/,
    );
  });

  it('takes a backup although its walls stand for their owner too, and they stand afterwards', async () => {
    const path = join(folder, 'owner.tar.zst');
    await makeBackup(source(), path, { recipient: null, now });
    await own.grantWall();
    await wipe(own.url);
    await readBackup(path, null, into(own.url));
    const { rows } = await own.admin.query<{ open: number; rows: number }>(
      `select (select count(*)::int from pg_policy join pg_class on pg_class.oid = polrelid where not relforcerowsecurity or not relrowsecurity) as open,
        (select count(*)::int from user_account) as rows`,
    );
    expect(rows[0]?.open).toBe(0);
    expect(rows[0]?.rows).toBeGreaterThan(5);
  });
});
