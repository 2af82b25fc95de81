// `npm run bench -- api`: page reads of the real server against a bare one on the same database with the same statement, and against
// itself without row-level security. `npm run bench -- api long [minutes]`: whether its memory stays flat.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { staysFlat } from './api-long.ts';
import { connections, median, page, reads, residentMb, say, tokensOf } from './page-readers.ts';

const isLong = process.argv[2] === 'long';
const pairs = Number((isLong ? null : process.argv[2]) ?? 6);
const seconds = Number((isLong ? null : process.argv[3]) ?? 4);
const minutes = Number((isLong ? process.argv[3] : null) ?? 10);
const goal = 0.85;
/** Two thirds of what the same server reads without row-level security. */
const wallGoal = 0.66;
const memoryGoalMb = 350;

async function startBare(databaseUrl: string): Promise<{ address: string; stop: () => void }> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().replace('listening on ', '').trim()));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  return { address, stop: () => void child.kill('SIGTERM') };
}

const database = await startTestDatabase({ durable: true });
const databaseUrl = database.url();
const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-bench-'));
const environment = {
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'bench-bench-bench-bench-bench-bench',
  DEMO_SCHOOL: 'true',
  TRUST_PROXY: 'true',
};
const server = await startServerProcess(dataDir, {
  ...environment,
  ...(process.env['SERVER_NODE_OPTIONS'] && { NODE_OPTIONS: process.env['SERVER_NODE_OPTIONS'] }),
});

/** Rounds of the three servers by turns; whether the goals were reached. */
async function isQuick(tokens: readonly string[]): Promise<boolean> {
  const open = await startServerProcess(dataDir, {
    ...environment,
    NODE_OPTIONS: `--import=${new URL('without-wall.ts', import.meta.url).href}`,
  });
  const bare = await startBare(databaseUrl);
  try {
    process.kill(open.pid, 'SIGUSR2');
    for (const { address } of [server, open, bare]) await reads(address, tokens, 2);
    return await compare(open, bare.address, tokens);
  } finally {
    bare.stop();
    await open.stop();
  }
}

async function compare(open: ServerProcess, bareAddress: string, tokens: readonly string[]): Promise<boolean> {
  const results: { ours: number; open: number; bare: number; ratio: number }[] = [];
  for (let pair = 1; pair <= pairs; pair += 1) {
    const first = await reads(server.address, tokens, seconds);
    const second = await reads(bareAddress, tokens, seconds);
    const third = await reads(open.address, tokens, seconds);
    const ratio = first.perSecond / second.perSecond;
    results.push({ ours: first.perSecond, open: third.perSecond, bare: second.perSecond, ratio });
    say(
      `pair ${pair}: server ${first.perSecond.toFixed(0)}/s (p99 ${first.p99} ms), bare ${second.perSecond.toFixed(0)}/s (p99 ${second.p99} ms), ratio ${ratio.toFixed(2)}, without the wall ${third.perSecond.toFixed(0)}/s (p99 ${third.p99} ms)`,
    );
  }
  const ratio = median(results.map((one) => one.ratio));
  say(
    `page reads: server ${median(results.map((one) => one.ours)).toFixed(0)}/s, bare Fastify + pg ${median(results.map((one) => one.bare)).toFixed(0)}/s (medians)`,
  );
  say(`ratio: ${ratio.toFixed(2)} (goal ≥ ${goal})`);
  const withWall = median(results.map((one) => one.ours / one.open));
  say(`with row-level security ${withWall.toFixed(2)} of the reads without it (goal ≥ ${wallGoal})`);
  return ratio >= goal && withWall >= wallGoal;
}

try {
  const tokens = await tokensOf(server.address, databaseUrl);
  const size = (await (await fetch(server.address + page)).text()).length;
  say(`page read: ${size} bytes, ${tokens.length} signed-in readers and as many without an account, ${connections} connections`);
  const before = residentMb(server.pid);
  const reached = await (isLong ? staysFlat(server, () => tokensOf(server.address, databaseUrl), minutes) : isQuick(tokens));
  const after = residentMb(server.pid);
  say(`memory of the server: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after (goal ≤ ${memoryGoalMb})`);
  process.exitCode = reached && after <= memoryGoalMb ? 0 : 1;
} finally {
  await server.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
