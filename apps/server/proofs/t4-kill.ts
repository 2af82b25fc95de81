// T4: kill -9 of the server and its database in the middle of writes; every acknowledged write must be there afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '@pausenplatz/account/server';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { Writer } from './writer.ts';

const cycles = Number(process.argv[2] ?? 20);
const slowestAllowedMs = 5_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-t4-'));
chmodSync(dataDir, 0o755);
const writers = ['lea.brunner', 'urs.zgraggen', 'nora.keller', 'noah.meier'].map((name) => new Writer(name, demoPassword));
const lost: string[] = [];
const readyMs: number[] = [];
let failedReopens = 0;
let server: ServerProcess | null = null;

async function reopen(): Promise<ServerProcess | null> {
  try {
    const started = await startServerProcess(dataDir, { DEMO_SCHOOL: 'true' });
    for (const writer of writers) await writer.connect(started.address);
    return started;
  } catch (error) {
    failedReopens += 1;
    say(String(error));
    return null;
  }
}

server = await reopen();
for (let cycle = 1; cycle <= cycles && server; cycle += 1) {
  let isOver = false;
  const before = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  const writing = writers.map((writer) => writer.writeUntilItEnds(() => isOver));
  const after = 200 + Math.round(Math.random() * 1_300);
  await Promise.race([pause(after), Promise.all(writing)]);
  isOver = true;
  await server.kill();
  await Promise.all(writing);
  server = await reopen();
  if (!server) break;
  readyMs.push(server.readyMs);
  for (const writer of writers) lost.push(...(await writer.findLost()));
  const written = writers.reduce((sum, writer) => sum + writer.acknowledged, 0) - before;
  say(
    `cycle ${cycle}: killed after ${after} ms, ${written} writes acknowledged, ready again after ${Math.round(server.readyMs)} ms, lost so far ${lost.length}`,
  );
}
await server?.stop();
rmSync(dataDir, { recursive: true, force: true });

const slowest = Math.round(Math.max(...readyMs, 0));
for (const line of lost.slice(0, 20)) say(line);
say(`T4 cycles: ${readyMs.length} of ${cycles}`);
say(`T4 acknowledged writes: ${writers.reduce((sum, writer) => sum + writer.acknowledged, 0)}`);
say(`T4 lost: ${lost.length} (goal 0)`);
say(`T4 failed reopens: ${failedReopens} (goal 0)`);
say(`T4 slowest ready time: ${slowest} ms (goal ≤ ${slowestAllowedMs})`);
process.exitCode = lost.length === 0 && failedReopens === 0 && readyMs.length === cycles && slowest <= slowestAllowedMs ? 0 : 1;
