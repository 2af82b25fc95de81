import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../proofs/proof.ts';
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
    for (const afterMs of isLong ? [500, 650, 800, 1_000, 1_300] : [650, 1_000]) {
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

  it('belongs to one server at a time, outlives none in good order, and is taken over from one that was killed', async () => {
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

    const [postmaster = 0] = databaseProcesses(dataDir);
    await killAlone(first.pid);
    expect(isAlive(postmaster)).toBe(true);
    const third = await startServerProcess(dataDir, { DEMO_SCHOOL: 'false' });
    expect(isAlive(postmaster)).toBe(false);
    const processes = databaseProcesses(dataDir);
    expect(processes[0]).not.toBe(postmaster);
    expect(processes.length).toBeGreaterThan(3);
    await third.stop();
    expect(processes.filter(isAlive)).toEqual([]);
    expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  });
});

/** Ends a server and not its database, and waits until it is gone. */
async function killAlone(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (isAlive(pid)) await pause(10);
}
