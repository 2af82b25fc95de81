// T24: a school morning of 500 pupils and 25 teachers on one machine, database included; then ever faster until it breaks.
import { readdirSync, readFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { login } from '@pausenplatz/account/contract';
import { addTask, getPlan, getToday, homeworkTopic, updateAssignee } from '@pausenplatz/homework/contract';
import { type AnyCall, hubPath, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { cloneDatabase, startTestDatabase } from '@pausenplatz/kernel-server/testing';
import { getNavigation, getPage } from '@pausenplatz/pages/contract';
import { requestFor } from '../testing/call-request.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { Figures, quantile } from '../proofs/proof.ts';
import { cpuSeconds } from './processor-time.ts';
import { makeClassPage, noise } from './t24-page.ts';
import { plantSchools, type Schooled, testPassword } from './t24-people.ts';

const steadySeconds = Number(process.argv[2] ?? 90);
const stepSeconds = Number(process.argv[3] ?? 15);
const stride = 8;
const goals = { p95: 250, p99: 1_000 };
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = new Figures('T24');
const today = zurichDay(new Date());

interface Actor extends Schooled {
  token: string;
  pageUrl: string;
  /** Addresses of the pictures of that page, as a phone asks for them. */
  pictures: readonly string[];
  taskId: string;
  hub: HubConnection | null;
}

const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-t24-'));
chmodSync(folder, 0o755);
const database = await startTestDatabase({ durable: true });
const databaseUrl = await cloneDatabase(database.url('postgres'), 'template0');
const environment = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'x'.repeat(40), DEMO_SCHOOL: 'false' };
const server = await startServerProcess(folder, environment);
const assets = fileURLToPath(new URL('../../../dist/browser/assets', import.meta.url));
const [asset = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));

let times: number[] = [];
let errors = 0;
let firstError = '';

async function measured<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  const began = performance.now();
  try {
    const answer = await work();
    times.push(performance.now() - began);
    return answer;
  } catch (error) {
    errors += 1;
    firstError ||= String(error);
    return null;
  }
}

async function ask<C extends AnyCall>(call: C, input: InputOf<C>, token: string | null): Promise<OutputOf<C>> {
  const [path, init] = requestFor(call, input as Record<string, unknown>, token, {});
  const response = await fetch(server.address + path, { ...init, signal: AbortSignal.timeout(10_000) });
  const body = (await response.json()) as OutputOf<C>;
  if (!response.ok) throw new Error(`${call.path}: ${response.status} ${JSON.stringify(body).slice(0, 200)}`);
  return body;
}

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(server.address + path, { signal: AbortSignal.timeout(10_000) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}

/** One thing that somebody does between eight and nine; teachers write where pupils tick off. */
async function act(actor: Actor, turn: number): Promise<void> {
  const { token, classId, userId, taskId, pictures } = actor;
  const acts = [
    () => fetchWhole('/'),
    () => ask(getToday, {}, token),
    () => ask(getNavigation, {}, token),
    () => ask(getPlan, { date: today, schoolClass: classId }, token),
    () => ask(getPage, { url: actor.pageUrl }, token),
    () => fetchWhole(`/assets/${asset}`),
    () => fetchWhole(pictures[turn % pictures.length] ?? ''),
    () =>
      actor.isTeacher
        ? ask(addTask, { schoolClassId: classId, task: `Seite ${turn}`, date: addDays(today, turn % 5) }, token)
        : ask(updateAssignee, { taskId, userId, field: 'done', value: turn % 2 === 0 }, token),
  ];
  await measured(acts[turn % acts.length] as () => Promise<unknown>);
}

async function connect(actor: Actor): Promise<void> {
  const hub = new HubConnectionBuilder()
    .withUrl(server.address + hubPath, { accessTokenFactory: () => actor.token, transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None)
    .build();
  await hub.start();
  await hub.invoke('Subscribe', { topics: [homeworkTopic(actor.classId)] });
  actor.hub = hub;
}

/** So many acts a second for a while, spread over all; answers what came of them. */
async function run(actors: readonly Actor[], perSecond: number, seconds: number) {
  [times, errors, firstError] = [[], 0, ''];
  const cpu = cpuSeconds(server.pid, new URL(databaseUrl).port);
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const wait = began + (count * 1_000) / perSecond - performance.now();
    if (wait > 1) await pause(wait);
    // Neighbours of the list do not act one after the other, and everybody has their turn: the stride shares no factor with 525.
    running.push(act(actors[(count * stride) % actors.length] as Actor, Math.floor((count * stride) / actors.length) + count));
  }
  await Promise.all(running);
  const tookSeconds = (performance.now() - began) / 1_000;
  const used = cpuSeconds(server.pid, new URL(databaseUrl).port);
  const share = (name: keyof typeof used) => Math.round(((used[name] - cpu[name]) / tookSeconds) * 100);
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    errors,
    done: Math.round(times.length / tookSeconds),
    server: share('server'),
    database: share('database'),
    driver: share('driver'),
  };
}

const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_024);
let isMissed = false;
const judge = (label: string, { p50, p95, p99, errors: failed, done, ...cpu }: Awaited<ReturnType<typeof run>>) => {
  say(
    `T24  ${label.padEnd(34)} ${String(done).padStart(4)}/s  p50 ${p50} ms  p95 ${p95} ms  p99 ${p99} ms  errors ${failed}  CPU server ${cpu.server} %, database ${cpu.database} %, driver ${cpu.driver} %  RSS ${memory()} MB${firstError ? `  (${firstError})` : ''}`,
  );
  for (const [name, value] of Object.entries({ p50, p95, p99, errors: failed, done, ...cpu, rss: memory() }))
    figures.set(`${label} ${name}`, value);
  return p95 <= goals.p95 && p99 <= goals.p99 && failed === 0;
};

try {
  const people = await plantSchools(databaseUrl, 1);
  const actors: Actor[] = people.map((one) => ({ ...one, token: '', pageUrl: '', pictures: [], taskId: '', hub: null }));
  say(`T24  ${actors.length} people, ${new URL(server.address).port}`);
  // The bell rings: everybody signs in within a minute.
  const signInPerSecond = actors.length / 60;
  const beganAt = performance.now();
  await Promise.all(
    actors.map(async (actor, index) => {
      await pause((index * 1_000) / signInPerSecond);
      const answer = await measured(() => ask(login, { UserName: actor.userName, Password: testPassword, keeps: 'bearer' }, null));
      actor.token = answer?.token ?? '';
      await connect(actor);
    }),
  );
  say(
    `T24  signed in and connected: ${actors.filter(({ hub }) => hub).length} in ${Math.round((performance.now() - beganAt) / 1_000)} s, p95 ${quantile(times, 0.95)} ms, p99 ${quantile(times, 0.99)} ms, errors ${errors}`,
  );
  figures.set('sign-in p95', quantile(times, 0.95));
  const photo = await noise();
  for (const teacher of actors.filter(({ isTeacher }) => isTeacher)) {
    const made = await makeClassPage(ask, teacher, photo);
    await ask(addTask, { schoolClassId: teacher.classId, task: 'Lesen', date: today }, teacher.token);
    const { content } = await ask(getPlan, { date: today, schoolClass: teacher.classId }, teacher.token);
    const [first] = content.flatMap(({ tasks }) => tasks);
    for (const actor of actors.filter(({ classId }) => classId === teacher.classId))
      Object.assign(actor, made, { taskId: first?.id ?? '' });
  }
  // The versions of the pictures that phones ask for are made once.
  for (const path of new Set(actors.flatMap(({ pictures }) => pictures))) await fetchWhole(path);
  await run(actors, 20, 5);
  // Everybody does something every ten seconds.
  const morning = await run(actors, Math.round(actors.length / 10), steadySeconds);
  isMissed = !judge(`morning, ${actors.length} people, every 10 s`, morning);
  for (let perSecond = 75; perSecond <= 800; perSecond = Math.round(perSecond * 1.35)) {
    if (!judge(`${perSecond} acts a second`, await run(actors, perSecond, stepSeconds))) {
      say(`T24  breaks at ${perSecond} acts a second`);
      figures.set('breaks at', perSecond);
      break;
    }
  }
  await Promise.all(actors.flatMap(({ hub }) => (hub ? [hub.stop()] : [])));
} finally {
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
figures.write();
say(`T24  ${isMissed ? 'MISSED' : 'proven'} (p95 ≤ ${goals.p95} ms, p99 ≤ ${goals.p99} ms, no errors in the morning)`);
process.exit(isMissed ? 1 : 0);
