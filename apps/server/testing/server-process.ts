import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import settings from '../process.json' with { type: 'json' };

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it was ready for requests. */
  readonly readyMs: number;
  /** What it wrote until now. */
  readonly wrote: () => Readonly<Record<'out' | 'err', string>>;
  /** Asks it to end in good order and waits. */
  stop(): Promise<void>;
  /** SIGKILL to the server and its database at once, as a power switch for processes; waits until the server is gone. */
  kill(): Promise<void>;
}

/** Starts the server as operators start it, in a process of its own, with its data in `dataDir`. */
export async function startServerProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  program = main,
): Promise<ServerProcess> {
  const began = performance.now();
  const basis = { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const env = { ...basis, ...settings.environment, ...environment };
  const child = spawn(process.execPath, [...settings.flags, program], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const wrote = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => (wrote.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (wrote.err += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await addressOf(child, environment);
  while (!(await isReady(address))) await new Promise((resolve) => setTimeout(resolve, 10));
  return {
    address,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    wrote: () => ({ ...wrote }),
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
    async kill() {
      for (const pid of [child.pid ?? 0, ...databaseProcesses(dataDir)]) if (pid > 1) killNow(pid);
      await gone;
    },
  };
}

/** Where it answers probes: workers have no other address. */
function addressOf(child: ChildProcess, { ROLE, OPERATIONS_PORT }: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (ROLE === 'worker' && said.includes('läuft:')) return resolve(`http://127.0.0.1:${OPERATIONS_PORT}`);
      // Behind a proxy the public address is another one, and its own comes with the next line.
      const found = (
        ROLE === 'web' ? /listening on (http:\/\/127\.0\.0\.1:\d+)/ : /(?:läuft:|listening on) (http:\/\/127\.0\.0\.1:\d+)/
      ).exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The postmaster of a data folder and all its children; each of them is a session of its own. */
export function databaseProcesses(dataDir: string): number[] {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  return [postmaster, ...children];
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
