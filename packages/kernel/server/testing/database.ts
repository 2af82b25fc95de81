import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../src/database/embedded/start.ts';
import { newId } from '../src/ids.ts';

interface TestDatabase {
  readonly url: (database?: string) => string;
  /** Ends the server, whose data stay, until it comes back at the same address. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Nothing is written in time for a crash or a replica, and rarely to the disk at all: copies of databases are many. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
};

/**
 * One embedded server for a whole test run, in a folder of its own. It need not survive a crash, so it does not sync,
 * unless it is to be `durable`: as the product runs it.
 */
export async function startTestDatabase({ durable = false } = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-test-'));
  // The database runs as another user when the tests run as root, and must be able to pass.
  chmodSync(dataDir, 0o755);
  const settings: Record<string, string> = durable ? {} : careless;
  let embedded = await startEmbedded({ dataDir, say: () => undefined, settings });
  const { port } = new URL(embedded.url());
  return {
    url: embedded.url,
    goAway: () => embedded.stop(),
    async comeBack() {
      embedded = await startEmbedded({ dataDir, say: () => undefined, settings: { ...settings, port } });
    },
    async stop() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement as whoever the connection string names, past every wall. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own, copied from a migrated template; answers its connection string. */
export async function cloneDatabase(adminUrl: string, template: string): Promise<string> {
  const name = `test_${newId()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()}`;
  await runStatement(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(adminUrl: string, databaseUrl: string): Promise<void> {
  await runStatement(adminUrl, `drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
}
