// Nothing that somebody sends may hold the others up: while each of these inputs runs, everybody else is answered as always.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getToday } from '@pausenplatz/homework/contract';
import { judgeWebsite } from '@pausenplatz/pages/rules';
import { startServerProcess } from '../../testing/server-process.ts';
import { Figures, quantile } from '../../proofs/proof.ts';
import { type Asker, asker } from './asker.ts';
import { attacks } from './attacks.ts';

const [, , seconds = '10', only = ''] = process.argv;
const goalMs = 250;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = new Figures('FREEZE');
const misses: string[] = [];

/** What others wait meanwhile, in milliseconds. */
interface Waits {
  readonly health: number[];
  readonly reading: number[];
}

async function watch(address: string, reader: Asker, isOver: () => boolean): Promise<Waits> {
  const measured = async (ask: () => Promise<unknown>, gapMs: number) => {
    const waits: number[] = [];
    while (!isOver()) {
      const began = performance.now();
      await ask();
      waits.push(performance.now() - began);
      await pause(gapMs);
    }
    return waits;
  };
  const health = () => fetch(`${address}/health`).then((answer) => answer.arrayBuffer());
  const read = async () => {
    const { status } = await reader.ask(getToday, {});
    if (status !== 200) throw new Error(`The reader was answered with ${status}`);
  };
  // One person may ask ten times a second.
  const [healthWaits, readingWaits] = await Promise.all([measured(health, 20), measured(read, 110)]);
  return { health: healthWaits, reading: readingWaits };
}

/** Runs one attack in its own process, and measures from when it begins to send until it is through. */
async function measure(address: string, reader: Asker, name: string): Promise<{ readonly waits: Waits; readonly answers: string }> {
  const child = fork(fileURLToPath(new URL('./attack.ts', import.meta.url)), [address, name, seconds]);
  const told = () =>
    new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve(typeof message === 'string' ? message : ''));
      child.once('exit', (code) => reject(new Error(`The attack «${name}» ended with ${code}`)));
    });
  await told();
  let isOver = false;
  const watching = watch(address, reader, () => isOver);
  const answers = await told();
  isOver = true;
  return { waits: await watching, answers };
}

/** Seconds of processor that a process has had. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Waits until a server that has just begun has drawn the pictures of the demo school; for two minutes at most. */
async function calm(pid: number): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    const before = processorSeconds(pid);
    await pause(3_000);
    if (processorSeconds(pid) - before < 0.3) return;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-freeze-'));
chmodSync(dataDir, 0o755);
const server = await startServerProcess(dataDir, { DEMO_SCHOOL: 'true' });
try {
  const reader = await asker(server.address, 'urs.zgraggen');
  // What is compiled and read at the first time is not what somebody else sent.
  for (let turn = 0; turn < 20; turn += 1) await reader.ask(getToday, {});
  await calm(server.pid);
  for (const name of Object.keys(attacks).filter((one) => one.includes(only))) {
    const { waits, answers } = await measure(server.address, reader, name);
    for (const [who, all] of Object.entries(waits)) {
      const p99 = quantile(all, 0.99);
      figures.set(`${name}: ${who}, p99 in ms`, p99);
      say(`FREEZE  ${name}  ${who}: p99 ${p99} ms, longest ${quantile(all, 1)} ms, ${all.length} times (goal < ${goalMs})  [${answers}]`);
      if (p99 >= goalMs) misses.push(`${name}: ${who} ${p99} ms`);
    }
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

// A website of one's own would be another address of this machine, which the server rightly never asks.
const began = performance.now();
judgeWebsite({ html: '<meta '.repeat(170_000), policies: [] }, { pageUrl: 'a', origin: 'https://app.schule.example' });
const judgedMs = Math.round(performance.now() - began);
figures.set('a website of a megabyte of <meta, ms', judgedMs);
say(`FREEZE  a website of a megabyte of <meta: ${judgedMs} ms (goal < ${goalMs})`);
if (judgedMs >= goalMs) misses.push(`website ${judgedMs} ms`);
figures.set('misses', misses.length);
figures.write();
say(`FREEZE  ${misses.length === 0 ? 'proven' : `MISSED: ${misses.join('; ')}`}`);
process.exitCode = misses.length === 0 ? 0 : 1;
