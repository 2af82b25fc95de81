import { kernelRefusals, type Task, taskProgress } from '@pausenplatz/kernel-contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { transactAs, type Work } from '../calls/transact.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import { kernelTables } from '../database/own-tables.ts';
import { newId } from '../ids.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

export interface TaskRun {
  readonly taskId: string;
  /** Who started the task; the audit log names them. */
  readonly ownerId: string;
  /** Tells how far the task is; cheap to call often, told twice a second at most. */
  readonly report: (done: number, total: number) => Promise<void>;
}

/** Long work that its starter watches: an import, a year change, a link check. Bears a repetition after a crash. */
export interface TaskDefinition<Input extends object = object> {
  readonly kind: string;
  /** What it answers is shown to the owner. A Refusal ends the task with its sentence; any other fault is tried again. */
  readonly run: (services: Services, input: Input, run: TaskRun) => Promise<Readonly<Record<string, unknown>>>;
}

const attemptsAtMost = 3;
const tellEveryMs = 500;

interface TaskStart<Input> {
  readonly ownerId: string;
  readonly scopeId: string | null;
  readonly input: Input;
}

/** Puts a task into the queue inside the caller's transaction; answers its id, by which the owner follows it. */
export async function startTask<Tables, Input extends object>(
  services: Pick<Services, 'jobs'>,
  work: Work<Tables>,
  definition: TaskDefinition<Input>,
  start: TaskStart<Input>,
): Promise<string> {
  const { taskId } = await startTaskOnce(services, work, definition, { ...start, onlyOne: null });
  return taskId;
}

/** A task of a kind and a key that nobody saw end within this time counts as lost; the next one may begin. */
const lostAfterMinutes = 60;

/**
 * Like startTask, but as long as one task of this kind with the key `onlyOne` waits or runs, the answer is that one, also when two
 * requests come at the same moment. `ownerId` tells whose it is.
 */
export async function startTaskOnce<Tables, Input extends object>(
  services: Pick<Services, 'jobs'>,
  work: Work<Tables>,
  definition: TaskDefinition<Input>,
  start: TaskStart<Input> & { readonly onlyOne: string | null },
): Promise<{ readonly taskId: string; readonly isNew: boolean; readonly ownerId: string }> {
  const db = kernelTables(work.db);
  const { ownerId, scopeId, input, onlyOne } = start;
  const { kind } = definition;
  if (onlyOne !== null)
    await db
      .updateTable('task')
      .set({ state: 'failed', only_one: null, finished_at: sql<Date>`now()` })
      .where('kind', '=', kind)
      .where('only_one', '=', onlyOne)
      .where('state', 'in', ['waiting', 'running'])
      .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${lostAfterMinutes})`)
      .execute();
  const id = newId();
  const fresh = { state: 'waiting', done: 0, total: 0, result: null, failure: null, attempts: 0, finished_at: null } as const;
  // A request that came a moment earlier is waited for here, until its transaction ends.
  const added = await db
    .insertInto('task')
    .values({ id, kind, owner_id: ownerId, scope_id: scopeId, input: JSON.stringify(input), only_one: onlyOne, ...fresh })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) {
    await services.jobs.enqueue(work.db, jobName(kind), { taskId: id });
    return { taskId: id, isNew: true, ownerId };
  }
  const running = await db
    .selectFrom('task')
    .select(['id', 'owner_id'])
    .where('kind', '=', kind)
    .where('only_one', '=', onlyOne)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  // It ended just now: there is room for a new one.
  return running ? { taskId: running.id, isNew: false, ownerId: running.owner_id } : startTaskOnce(services, work, definition, start);
}

const jobName = (kind: string): string => `task-${kind}`;

/** The job that runs the tasks of a kind; a feature lists it among its jobs. */
export function taskJob<Input extends object>(definition: TaskDefinition<Input>): JobDefinition {
  return {
    name: jobName(definition.kind),
    retries: attemptsAtMost,
    pollSeconds: 0.5,
    run: (services, data: { taskId: string }) => runTask(services, definition, data.taskId),
  };
}

async function runTask<Input extends object>(services: Services, definition: TaskDefinition<Input>, taskId: string): Promise<void> {
  const row = await services.db.selectFrom('task').selectAll().where('id', '=', taskId).executeTakeFirst();
  if (!row || row.state === 'finished' || row.state === 'failed') return;
  const attempt = row.attempts + 1;
  await services.db.updateTable('task').set({ state: 'running', attempts: attempt }).where('id', '=', taskId).execute();
  const run = { taskId, ownerId: row.owner_id, report: reporter(services, taskId) };
  try {
    // The input was checked where the task was started, by the contract of the call.
    const result = await definition.run(services, row.input as Input, run);
    await finish(services, taskId, { state: 'finished', result: JSON.stringify(result), failure: null });
  } catch (error) {
    if (!(error instanceof Refusal) && attempt < attemptsAtMost) throw error;
    services.log.warn({ err: error, task: definition.kind }, 'a task failed');
    const { messageTitle, messageBody } = (error instanceof Refusal ? error : new Refusal(kernelRefusals, 'SERVER_FAULT')).body;
    await finish(services, taskId, { state: 'failed', result: null, failure: JSON.stringify({ messageTitle, messageBody }) });
  }
}

interface End {
  readonly state: 'finished' | 'failed';
  readonly result: string | null;
  readonly failure: string | null;
}

async function finish(services: Services, taskId: string, end: End): Promise<void> {
  await transactAs<KernelTables>(services)(async (work) => {
    const row = await work.db
      .updateTable('task')
      .set({ ...end, only_one: null, finished_at: services.clock.now() })
      .where('id', '=', taskId)
      .returningAll()
      .executeTakeFirstOrThrow();
    tell(work, row);
  });
}

function reporter(services: Services, taskId: string): TaskRun['report'] {
  let toldAt = 0;
  return async (done, total) => {
    // Real time, not the school's clock: this bounds how often the browser draws.
    const now = performance.now();
    if (now - toldAt < tellEveryMs && done < total) return;
    toldAt = now;
    await transactAs<KernelTables>(services)(async (work) => {
      const row = await work.db.updateTable('task').set({ done, total }).where('id', '=', taskId).returningAll().executeTakeFirstOrThrow();
      tell(work, row);
    });
  };
}

type TaskRow = Pick<Selectable<KernelTables['task']>, 'id' | 'kind' | 'state' | 'done' | 'total' | 'owner_id'>;

function tell(work: Work<KernelTables>, { id, kind, state, done, total, owner_id }: TaskRow): void {
  work.publish({ userId: owner_id }, taskProgress, { v: 1, id, kind, state, done, total });
}

/** A task of its owner; null where there is none or it belongs to somebody else. */
export async function readTask<Tables>(db: Kysely<Tables>, id: string, ownerId: string): Promise<Task | null> {
  const row = await kernelTables(db).selectFrom('task').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
  if (!row) return null;
  const { kind, state, done, total, result, failure } = row;
  return { id, kind, state, done, total, result, failure };
}
