import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries, installedBinaries } from './binaries.ts';
import { databasePassword, databaseUser, ensureCluster } from './cluster.ts';
import { databaseHome, unprivilegedUser } from './folders.ts';
import { stopLeftover } from './leftover.ts';

interface EmbeddedDatabase {
  /** Connection string of the database `pausenplatz`, or of another database of the same server. */
  readonly url: (database?: string) => string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  /** Tells the operator what takes its time. */
  readonly say: (line: string) => void;
  /** Extra server settings, for tests (`fsync=off`); a `port` is one that a server before this one had. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told when the server ends although nobody asked it to. */
  readonly onExit?: () => void;
}

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
const logLimitBytes = 20 * 1024 * 1024;

/** Starts our own PostgreSQL on a loopback port, after mending whatever a kill left behind. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const native = installedBinaries();
  const user = unprivilegedUser();
  const home = databaseHome(options.dataDir, user);
  const binaries = findBinaries(native, home, user);
  for (const name of readdirSync(home)) if (name.startsWith('new-')) rmSync(join(home, name), { recursive: true, force: true });
  const cluster = await ensureCluster(home, binaries, user);
  await stopLeftover(cluster, options.say);
  const port = Number(options.settings?.['port'] ?? (await freePort()));
  const settings = {
    ...durable,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    ...options.settings,
  };
  const child = launch(join(binaries, 'bin', 'postgres'), cluster, settings, join(home, 'postgres.log'), user);
  const url = (database = 'pausenplatz') => `postgres://${databaseUser}:${databasePassword(home)}@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url('postgres'), child, join(home, 'postgres.log'));
  await ensureDatabase(url('postgres'));
  let isStopping = false;
  child.on('exit', () => !isStopping && options.onExit?.());
  return {
    url,
    async stop() {
      isStopping = true;
      await stopChild(child);
    },
  };
}

function launch(program: string, cluster: string, settings: Record<string, string>, logPath: string, user: object | null): ChildProcess {
  const size = statSync(logPath, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimitBytes) truncateSync(logPath, 0);
  const log = openSync(logPath, 'a');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C must reach the server first, which then stops the database in good order.
  const child = spawn(program, ['-D', cluster, ...flags], {
    ...user,
    stdio: ['ignore', log, log],
    detached: true,
    cwd: cluster,
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  });
  closeSync(log);
  return child;
}

async function waitUntilReady(url: string, child: ChildProcess, logPath: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PostgreSQL startet nicht. Es meldet:\n${lastLines(logPath)}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'pausenplatz'");
    if (rowCount === 0) await client.query('create database pausenplatz');
  } finally {
    await client.end();
  }
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // SIGINT is PostgreSQL's "fast" shutdown: ends sessions, writes a checkpoint.
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), 15_000);
  await gone;
  clearTimeout(timer);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port'))));
    });
  });
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
}
