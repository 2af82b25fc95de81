import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneDatabase, startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { newSecret } from '@pausenplatz/kernel-server';
import { startServerProcess } from '../../testing/server-process.ts';
import { startPlainProxy } from './plain-proxy.ts';

export interface Cluster {
  /** Where people come in. */
  readonly address: string;
  readonly processes: readonly string[];
  /** Where the one that works through the queue answers probes. */
  readonly worker: string;
  /** Null where no redis-server is installed: then the processes meet in the database. */
  readonly redis: string | null;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** Two processes that answer and one that works, PostgreSQL, Redis where it is installed, and a plain proxy; all on loopback. */
export async function startCluster(port = 0): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-cluster-'));
  chmodSync(folder, 0o755);
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    const database = await startTestDatabase({ durable: true });
    ends.push(() => database.stop());
    const databaseUrl = await cloneDatabase(database.url('postgres'), 'template0');
    const redis = await startRedis();
    if (redis) ends.push(redis.stop);
    // The address has to be known before the processes start, because links and cookies follow it.
    const at = port || (await freePort());
    const shared = {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: newSecret() + newSecret(),
      PUBLIC_URL: `http://127.0.0.1:${at}`,
      TRUST_PROXY: 'true',
      DEMO_SCHOOL: 'true',
      LOG_LEVEL: 'warn',
      ...(redis && { REDIS_URL: redis.url }),
    };
    const web = await Promise.all([1, 2].map(() => startServerProcess(folder, { ...shared, ROLE: 'web' })));
    const worker = await startServerProcess(folder, { ...shared, ROLE: 'worker', OPERATIONS_PORT: String(await freePort()) });
    for (const one of [...web, worker]) ends.push(() => one.stop());
    const proxy = await startPlainProxy(
      web.map(({ address }) => address),
      at,
    );
    ends.push(() => proxy.stop());
    return {
      address: proxy.address,
      processes: web.map(({ address }) => address),
      worker: worker.address,
      redis: redis?.url ?? null,
      databaseUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startRedis(): Promise<{ readonly url: string; readonly stop: () => void } | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void server.kill() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
