import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseProcesses, startServerProcess } from '../../testing/server-process.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-start-'));
  // The database runs as another user when the tests run as root.
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const environment = () => ({ PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, DEMO_SCHOOL: 'false', LOG_LEVEL: 'error' });
const isAlive = (pid: number): boolean => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
};

/** Processes that work on this data folder, initdb included: whoever carries its path in the command line. */
function processesOnData(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
      } catch {
        return false;
      }
    });
}

describe('T5: the embedded database', { timeout: 120_000 }, () => {
  it('starts although its first start was killed, wherever that happened', async () => {
    for (const afterMs of [500, 650, 800, 1_000, 1_300]) {
      const child = spawn(process.execPath, [main], { env: environment(), stdio: 'ignore', detached: true });
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await pause(afterMs);
      child.kill('SIGKILL');
      for (const pid of processesOnData()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      await gone;
    }
    const server = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    expect((await fetch(`${server.address}/ready`)).status).toBe(200);
    expect(readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('new-'))).toEqual([]);
    await server.stop();
  });

  it('refuses a second server on the same data folder in one German sentence, and the first works on', async () => {
    const first = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    const second = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' }).then(
      () => 'started',
      (error: unknown) => String(error),
    );
    expect(second).toContain(
      `Auf dem Datenordner ${dataDir} arbeitet schon ein Server (Prozess ${first.pid}). Beende ihn zuerst oder wähle mit DATA_DIR einen anderen Ordner.`,
    );
    expect(second).not.toMatch(/\bat .+:\d+:\d+/);
    expect((await fetch(`${first.address}/ready`)).status).toBe(200);
    await first.stop();
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });

  it('stops the database that a killed server left running, and starts its own', async () => {
    const first = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    const [postmaster = 0] = databaseProcesses(dataDir);
    process.kill(first.pid, 'SIGKILL');
    await pause(200);
    expect(isAlive(postmaster)).toBe(true);
    const second = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    expect(isAlive(postmaster)).toBe(false);
    expect(databaseProcesses(dataDir)[0]).not.toBe(postmaster);
    await second.stop();
  });

  it('ends with the server: after a stop in good order no process of it is left', async () => {
    const server = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    const processes = databaseProcesses(dataDir);
    expect(processes.length).toBeGreaterThan(3);
    await server.stop();
    expect(processes.filter(isAlive)).toEqual([]);
  });
});
