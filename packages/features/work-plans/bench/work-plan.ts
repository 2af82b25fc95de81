// `npm run bench -- work-plan`: check mode of 28 pupils × 60 tasks with full protocols, and 28 pupils who change states at once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { demoPassword } from '@pausenplatz/account/server';
import { startServerProcess } from '@pausenplatz/app-server/testing/server-process';
import { hubPath } from '@pausenplatz/kernel-contract';
import { startTestDatabase } from '@pausenplatz/kernel-server/testing';
import pg from 'pg';
import { planAddress } from '../src/ui/plan-address.ts';
import { measureUsable } from './usable.ts';

const pupils = 28;
const tasks = 60;
const linesPerState = 4;
const readings = 50;
const rounds = 10;
/** Milliseconds until the teacher's screen may show what the whole class changed at once. */
const goalMs = 1_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const padded = (name: string, number: number) => `${name}-${String(number).padStart(21 - name.length, '0')}`;
const [planId, planUrl, assignmentId, classId] = [padded('plan', 1), padded('url', 1), padded('given', 1), padded('class', 1)];

/** A class with a plan whose every task has been asked about, answered, handed in and corrected. */
async function plant(client: pg.Client): Promise<void> {
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  await run(`insert into school_class (id, school_id, name, color) select $1, (select id from school limit 1), 'B1', 'teal'`, [classId]);
  await run(
    `insert into user_account (id, user_name, first_name, last_name, roles, pro, password_hash, initial_password)
     select 'pupil-' || lpad(p::text, 16, '0'), 'bench' || p, 'Kind' || p, 'Klasse', model.roles, false, model.password_hash, false
     from generate_series(1, $1) p, (select roles, password_hash from user_account where user_name = 'noah.meier') model`,
    [pupils],
  );
  await run(
    `insert into class_pupil (class_id, user_id, number) select $1, 'pupil-' || lpad(p::text, 16, '0'), p from generate_series(1, $2) p`,
    [classId, pupils],
  );
  await run(
    `insert into school_member (school_id, user_id, kind)
     select (select school_id from school_class where id = $1), user_id, 'pupil' from class_pupil where class_id = $1`,
    [classId],
  );
  await run(`insert into class_teacher (class_id, user_id) select $1, id from user_account where user_name = 'lea.brunner'`, [classId]);
  await run(
    `insert into work_plan (id, url, owner_id, title, row_print, self_evaluation_mode)
     select $1, $2, id, 'Plan', '[]', '[]' from user_account where user_name = 'lea.brunner'`,
    [planId, planUrl],
  );
  await run(
    `insert into work_plan_section (id, plan_id, title, background_color, position)
     select 'section-' || lpad(s::text, 14, '0'), $1, 'Abschnitt ' || s, 'teal', 'a' || s from generate_series(1, 6) s`,
    [planId],
  );
  await run(
    `insert into work_plan_task (id, plan_id, section_id, title, position)
     select 'task-' || lpad(t::text, 17, '0'), $1, 'section-' || lpad((1 + (t - 1) / 10)::text, 14, '0'), 'Aufgabe ' || t, 'a' || lpad(t::text, 3, '0')
     from generate_series(1, $2) t`,
    [planId, tasks],
  );
  await run(
    `insert into work_plan_assignment (id, plan_id, class_id, whole_class, created_by)
     select $1, $2, $3, true, id from user_account where user_name = 'lea.brunner'`,
    [assignmentId, planId, classId],
  );
  await run(
    `insert into work_plan_state (assignment_id, task_id, user_id, status, at)
     select $1, task.id, pupil.user_id, case when task.id = 'task-' || lpad('1', 17, '0') then 'inProgress' else 'finished' end, now()
     from work_plan_task task, class_pupil pupil where task.plan_id = $2 and pupil.class_id = $3`,
    [assignmentId, planId, classId],
  );
  await run(
    `insert into work_plan_entry (id, assignment_id, task_id, user_id, written_by, from_teacher, status, response, at)
     select left(md5(task.id || pupil.user_id || n), 22), $1, task.id, pupil.user_id, pupil.user_id, false, 'done', 'Ich habe es so gerechnet: 5 mal 8 und 2 mal 8.', now()
     from work_plan_task task, class_pupil pupil, generate_series(1, $4) n where task.plan_id = $2 and pupil.class_id = $3`,
    [assignmentId, planId, classId, linesPerState],
  );
  await run('analyze');
}

const database = await startTestDatabase({ durable: true });
const databaseUrl = database.url();
const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-bench-'));
const server = await startServerProcess(dataDir, {
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'bench-bench-bench-bench-bench-bench',
  DEMO_SCHOOL: 'true',
  TRUST_PROXY: 'true',
});
const client = new pg.Client({ connectionString: databaseUrl });
try {
  await client.connect();
  await plant(client);
  const lea = await tokenOf('lea.brunner');
  const times: number[] = [];
  let bytes = 0;
  for (let reading = 0; reading < readings; reading += 1) {
    const startedAt = performance.now();
    const text = await call(lea, 'check', { url: planUrl, assignmentId });
    times.push(performance.now() - startedAt);
    bytes = text.length;
  }
  say(`${pupils} pupils × ${tasks} tasks, ${pupils * tasks * linesPerState} lines of protocols`);
  say(
    `check mode: ${bytes} bytes before compression, median ${at(times, 0.5)} ms, 99th percentile ${at(times, 0.99)} ms (${readings} readings)`,
  );
  const path = planAddress(planUrl, { mode: 'check', assignmentId });
  const { limitMs, firstMs, secondMs, bytes: sent } = await measureUsable(server.address, { path, userName: 'lea.brunner' });
  const against = (ms: number) => `${ms.toFixed(0)} ms, ${(ms / limitMs).toFixed(2)} ×`;
  say(
    `the matrix over the line: ${sent} bytes; until a key moves in it: first ${against(firstMs)}, again ${against(secondMs)} an empty page`,
  );
  const tokens = await Promise.all(Array.from({ length: pupils }, (_one, index) => tokenOf(`bench${index + 1}`)));
  const delays: number[] = [];
  for (let round = 0; round < rounds; round += 1) delays.push(await classAtOnce(lea, tokens, round));
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from work_plan_entry where assignment_id = $1 and response = 'jetzt'`,
    [assignmentId],
  );
  say(`${rounds} times ${pupils} changes at once: ${rows[0]?.count} lines stored of ${rounds * pupils}`);
  say(`the teacher’s screen shows all of them after: median ${at(delays, 0.5)} ms, slowest ${at(delays, 1)} ms (goal ≤ ${goalMs} ms)`);
  process.exitCode = rows[0]?.count === rounds * pupils && Math.max(...delays) <= goalMs ? 0 : 1;
} finally {
  await client.end();
  await server.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Every pupil changes the first task at once; answers how long after the last change was sent the matrix says so, read again when told. */
async function classAtOnce(lea: string, tokens: readonly string[], round: number): Promise<number> {
  const [before, after] = round % 2 === 0 ? (['inProgress', 'question'] as const) : (['question', 'inProgress'] as const);
  const taskId = padded('task', 1);
  const hub = new HubConnectionBuilder()
    .withUrl(`${server.address}${hubPath}`, { accessTokenFactory: () => lea })
    .configureLogging(LogLevel.None)
    .build();
  await hub.start();
  await hub.invoke('Subscribe', { topics: [`plan-assignment:${assignmentId}`] });
  let isTold = false;
  hub.on('PlanTaskStatusChanged', () => {
    isTold = true;
  });
  const startedAt = performance.now();
  const sent = Promise.all(
    tokens.map((token, index) =>
      call(token, 'task/status/add', {
        taskId,
        assignmentId,
        userId: padded('pupil', index + 1),
        status: after,
        expectedStatus: before,
        response: 'jetzt',
      }),
    ),
  );
  // As the screen does: told, it reads again after a third of a second, until nothing more comes.
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (!isTold) continue;
    isTold = false;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { pupils: shown }: { pupils: { states: { taskId: string; status: string }[] }[] } = JSON.parse(
      await call(lea, 'check', { url: planUrl, assignmentId }),
    );
    if (shown.length === pupils && shown.every(({ states }) => states.some((state) => state.taskId === taskId && state.status === after)))
      break;
  }
  const delay = performance.now() - startedAt;
  await sent;
  await hub.stop();
  return delay;
}

function at(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function tokenOf(userName: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'bench' };
  const body = JSON.stringify({ UserName: userName, Password: demoPassword, keeps: 'bearer' });
  const response = await fetch(`${server.address}/api/auth/login`, { method: 'POST', headers, body });
  const { token }: { token?: string } = await response.json();
  if (!token) throw new Error(`No sign-in for ${userName}: ${response.status}`);
  return token;
}

async function call(token: string, path: string, input: object): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-pausenplatz-client': 'bench', authorization: `Bearer ${token}` };
  const response = await fetch(`${server.address}/api/arbeitsplan/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${text}`);
  return text;
}
