// `npm run bench -- api`: page reads of the real server against a bare one on the same database with the same statement, and against
// itself without row-level security.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '@pausenplatz/account/server';
import { startTestDatabase } from '@pausenplatz/kernel-server/testing';
import autocannon from 'autocannon';
import pg from 'pg';
import { startServerProcess } from '../testing/server-process.ts';

const pairs = Number(process.argv[2] ?? 6);
const seconds = Number(process.argv[3] ?? 4);
const connections = 16;
const goal = 0.7;
/** Two thirds of what the same server reads without row-level security. */
const wallGoal = 0.66;
const page = '/api/pages/get/klasse-3a';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** As many people as a school has: everybody may only ask so often (600 calls a minute), so the load comes from all of them. */
async function tokensOf(address: string, databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ user_name: string }>('select user_name from user_account order by user_name');
  await client.end();
  const tokens: string[] = [];
  for (const { user_name: UserName } of rows) {
    const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'bench' };
    const body = JSON.stringify({ UserName, Password: demoPassword, keeps: 'bearer' });
    const response = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body });
    tokens.push(((await response.json()) as { token: string }).token);
  }
  return tokens;
}

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

async function reads(address: string, tokens: readonly string[], duration: number): Promise<{ perSecond: number; p99: number }> {
  // Half the readers are signed in; the other half read the public page without an account, each from an address of their own.
  const requests = tokens.flatMap((token, index) => [
    { path: page, headers: { authorization: `Bearer ${token}` } },
    { path: page, headers: { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` } },
  ]);
  const { requests: counted, latency, non2xx, errors } = await autocannon({ url: address, connections, duration, requests });
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers other than 2xx, ${errors} errors`);
  return { perSecond: counted.average, p99: latency.p99 };
}

const residentMb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
const open = await startServerProcess(dataDir, {
  ...environment,
  NODE_OPTIONS: `--import=${new URL('without-wall.ts', import.meta.url).href}`,
});
process.kill(open.pid, 'SIGUSR2');
const bare = await startBare(databaseUrl);
try {
  const tokens = await tokensOf(server.address, databaseUrl);
  const size = (await (await fetch(server.address + page)).text()).length;
  say(`page read: ${size} bytes, ${tokens.length} signed-in readers and as many without an account, ${connections} connections`);
  for (const { address } of [server, open, bare]) await reads(address, tokens, 2);
  const before = residentMb(server.pid);
  const results: { ours: number; open: number; bare: number; ratio: number }[] = [];
  for (let pair = 1; pair <= pairs; pair += 1) {
    const first = await reads(server.address, tokens, seconds);
    const second = await reads(bare.address, tokens, seconds);
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
  say(`memory of the server: ${before.toFixed(0)} MB before, ${residentMb(server.pid).toFixed(0)} MB after`);
  process.exitCode = ratio >= goal && withWall >= wallGoal ? 0 : 1;
} finally {
  bare.stop();
  await open.stop();
  await server.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
