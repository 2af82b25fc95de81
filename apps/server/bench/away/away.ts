// AWAY: the database is stopped for 20 s under 50 people, twice; no acknowledged write may be lost, and all works 10 s after its return.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cloneDatabase, startTestDatabase } from '@pausenplatz/kernel-server/testing';
import pg from 'pg';
import { plantSchools, testPassword } from '../t24-people.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { AwayClient } from './away-client.ts';
import { Figures } from '../../proofs/proof.ts';

const awayMs = 20_000;
const backWithinMs = 10_000;
const writeEveryMs = 1_000;
/** The server's own probe of the database may take this long before it says so. */
const noticedWithinMs = 5_000;
const goneWrong: string[] = [];
const figures = new Figures('AWAY');
const tell = (name: string, figure: number | string): void => {
  figures.set(name, figure);
  process.stdout.write(`AWAY  ${name}: ${figure}\n`);
};
const prove = (isSo: boolean, what: string): void => void (isSo || goneWrong.push(what));

const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-away-'));
chmodSync(folder, 0o755);
const database = await startTestDatabase({ durable: true });
const databaseUrl = await cloneDatabase(database.url('postgres'), 'template0');
const server = await startServerProcess(folder, { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(40), DEMO_SCHOOL: 'false' });
const statusOf = async (path: string): Promise<number> =>
  (await fetch(server.address + path, { signal: AbortSignal.timeout(15_000) })).status;

/** Asks both probes until told to end; answers what they said, with the moments of it. */
function watchProbes() {
  const seen: { readonly at: number; readonly ready: number; readonly health: number; readonly tookMs: number }[] = [];
  const state = { isOver: false };
  const watching = (async () => {
    while (!state.isOver) {
      const at = performance.now();
      const [ready, health] = await Promise.all([statusOf('/ready'), statusOf('/health')]);
      seen.push({ at, ready, health, tookMs: performance.now() - at });
      await pause(250);
    }
  })();
  return async () => {
    state.isOver = true;
    await watching;
    return seen;
  };
}

async function writeUntil(isOver: () => boolean, client: AwayClient): Promise<void> {
  await pause(Math.random() * writeEveryMs);
  while (!isOver()) await Promise.all([client.write(), pause(writeEveryMs)]);
}

async function stopOnce(clients: readonly AwayClient[], round: number): Promise<void> {
  const label = (what: string) => `round ${round}, ${what}`;
  const state = { isOver: false };
  const writing = clients.map((client) => writeUntil(() => state.isOver, client));
  await pause(5_000);
  const endWatch = watchProbes();
  const refusedBefore = clients.reduce((sum, { refused }) => sum + refused, 0);
  const acknowledgedBefore = clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await database.goAway();
  const wentAt = performance.now();
  await pause(awayMs);
  const cameAt = performance.now();
  await database.comeBack();
  const isBackAt = performance.now();
  const acknowledged = clients.map((client) => client.acknowledged.length);
  await pause(backWithinMs);
  state.isOver = true;
  await Promise.all(writing);
  tell(label('refused meanwhile'), clients.reduce((sum, { refused }) => sum + refused, 0) - refusedBefore);
  tell(label('acknowledged meanwhile and after'), clients.reduce((sum, one) => sum + one.acknowledged.length, 0) - acknowledgedBefore);
  tell(label('wrote again within 10 s'), clients.filter((client, at) => client.acknowledged.length > (acknowledged[at] ?? 0)).length);

  const heard = clients.map((client) => client.heard);
  const written = await Promise.all(clients.map((client) => client.write()));
  const works = written.filter(Boolean).length;
  await pause(2_000);
  const listens = clients.filter((client, at) => client.isConnected() && client.heard > (heard[at] ?? 0)).length;
  tell(label('work 10 s after its return'), `${works} of ${clients.length}`);
  tell(label('connected, and heard of a change'), `${listens} of ${clients.length}`);
  prove(works === clients.length, label('not everybody writes again'));
  prove(listens === clients.length, label('not everybody hears again'));

  const seen = await endWatch();
  const away = seen.filter(({ at }) => at > wentAt + noticedWithinMs && at < cameAt);
  const noticed = seen.find(({ at, ready }) => at > wentAt && ready === 503);
  const readyAgain = seen.find(({ at, ready }) => at > isBackAt && ready === 200);
  tell(label('/ready said 503 after (ms)'), Math.round((noticed?.at ?? Number.NaN) - wentAt));
  tell(label('/ready said 200 again after (ms)'), Math.round((readyAgain?.at ?? Number.NaN) - isBackAt));
  tell(label('slowest probe (ms)'), Math.round(Math.max(...seen.map(({ tookMs }) => tookMs))));
  prove(away.length > 0 && away.every(({ ready }) => ready === 503), label('/ready did not say 503 all the time'));
  prove(
    seen.every(({ health }) => health === 200),
    label('/health did not answer'),
  );
  prove(readyAgain !== undefined && readyAgain.at - isBackAt <= backWithinMs, label('/ready did not come back'));
}

/** Acknowledged entries that are not in the database. */
async function findLost(clients: readonly AwayClient[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ task: string }>('select task from homework_task');
  await client.end();
  const stored = new Set(rows.map(({ task }) => task));
  return clients.flatMap(({ acknowledged }) => acknowledged.filter((task) => !stored.has(task)));
}

try {
  const people = await plantSchools(databaseUrl, 1);
  // Of each class its teacher and one child.
  const chosen = [...Map.groupBy(people, ({ classId }) => classId).values()].flatMap((members) => members.slice(0, 2));
  const clients = chosen.map((person) => new AwayClient(server.address, person));
  for (const client of clients) await client.connect(testPassword);
  tell('people, each with a connection to the hub', clients.length);
  prove(clients.length === 50, 'not fifty people');
  for (const round of [1, 2]) await stopOnce(clients, round);
  const lost = await findLost(clients);
  tell(
    'acknowledged writes',
    clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  );
  tell('lost', `${lost.length} (goal 0)`);
  tell(
    'connections that came back by themselves',
    clients.reduce((sum, { lines }) => sum + lines.back, 0),
  );
  tell(
    'connections that ended for good',
    clients.reduce((sum, { lines }) => sum + lines.ended, 0),
  );
  tell('slowest answer to a write (ms)', Math.round(Math.max(...clients.map(({ slowestMs }) => slowestMs))));
  prove(lost.length === 0, `lost: ${lost.slice(0, 5).join(', ')}`);
  await Promise.all(clients.map((client) => client.stop()));
} finally {
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
figures.write();
for (const line of goneWrong) process.stdout.write(`AWAY  ${line}\n`);
process.stdout.write(`AWAY  ${goneWrong.length === 0 ? 'proven' : 'MISSED'}\n`);
process.exit(goneWrong.length === 0 ? 0 : 1);
