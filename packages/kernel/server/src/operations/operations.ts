import { kernelRefusals, type Operation, operationProgress } from '@pausenplatz/kernel-contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import { transactAs, type Work } from '../calls/transact.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import { kernelTables } from '../database/own-tables.ts';
import { newId } from '../ids.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

export interface OperationRun {
  readonly operationId: string;
  /** Who started the operation; the audit log names them. */
  readonly ownerId: string;
  /** Tells how far the operation is; cheap to call often, told twice a second at most. */
  readonly report: (done: number, total: number) => Promise<void>;
}

/** Long work that its starter watches: an import, a year change, a link check. Idempotent: after a crash it runs again. */
export interface OperationDefinition<Input extends object = object> {
  readonly kind: string;
  /** Seconds after which a run counts as lost although its server lives; a quarter of an hour unless said. */
  readonly mayTakeSeconds?: number;
  /** What it answers is shown to the owner. A Refusal ends the operation with its sentence; any other fault is tried again. */
  readonly run: (services: Services, input: Input, run: OperationRun) => Promise<Readonly<Record<string, unknown>>>;
}

const attemptsAtMost = 3;
const tellEveryMs = 500;

interface OperationStart<Input> {
  readonly ownerId: string;
  readonly scopeId: string | null;
  readonly input: Input;
}

/** Puts an operation into the queue inside the caller's transaction; answers its id, by which the owner follows it. */
export async function startOperation<Tables, Input extends object>(
  services: Pick<Services, 'jobs'>,
  work: Work<Tables>,
  definition: OperationDefinition<Input>,
  start: OperationStart<Input>,
): Promise<string> {
  const { operationId } = await startOperationOnce(services, work, definition, { ...start, onlyOne: null });
  return operationId;
}

/** An operation of a kind and a key that nobody saw end within this time counts as lost; the next one may begin. */
const lostAfterMinutes = 60;

/**
 * Like startOperation, but as long as one operation of this kind with the key `onlyOne` waits or runs, the answer is that one, also when two
 * requests come at the same moment. `ownerId` tells whose it is.
 */
export async function startOperationOnce<Tables, Input extends object>(
  services: Pick<Services, 'jobs'>,
  work: Work<Tables>,
  definition: OperationDefinition<Input>,
  start: OperationStart<Input> & { readonly onlyOne: string | null },
): Promise<{ readonly operationId: string; readonly isNew: boolean; readonly ownerId: string }> {
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
    // The name under which queues of running servers hold it.
    await services.jobs.enqueue(work.db, jobName(kind), { taskId: id });
    return { operationId: id, isNew: true, ownerId };
  }
  const running = await db
    .selectFrom('task')
    .select(['id', 'owner_id'])
    .where('kind', '=', kind)
    .where('only_one', '=', onlyOne)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  // It ended just now: there is room for a new one.
  return running
    ? { operationId: running.id, isNew: false, ownerId: running.owner_id }
    : startOperationOnce(services, work, definition, start);
}

/** Of a server that is gone the operations go on elsewhere, or when it is back, within a minute or two. */
const signOfLifeSeconds = 30;

const jobName = (kind: string): string => `task-${kind}`;

/** The job that runs the operations of a kind; a feature lists it among its jobs. */
export function operationJob<Input extends object>(definition: OperationDefinition<Input>): JobDefinition {
  return {
    name: jobName(definition.kind),
    retries: attemptsAtMost,
    pollSeconds: 0.5,
    heartbeatSeconds: signOfLifeSeconds,
    ...(definition.mayTakeSeconds !== undefined && { mayTakeSeconds: definition.mayTakeSeconds }),
    run: (services, { taskId }: { taskId: string }) => runOperation(services, definition, taskId),
  };
}

async function runOperation<Input extends object>(
  services: Services,
  definition: OperationDefinition<Input>,
  operationId: string,
): Promise<void> {
  const row = await services.db.selectFrom('task').selectAll().where('id', '=', operationId).executeTakeFirst();
  if (!row || row.state === 'finished' || row.state === 'failed') return;
  const attempt = row.attempts + 1;
  await services.db.updateTable('task').set({ state: 'running', attempts: attempt }).where('id', '=', operationId).execute();
  const run = { operationId, ownerId: row.owner_id, report: reporter(services, operationId) };
  try {
    // The input was checked where the operation was started, by the contract of the call.
    const result = await definition.run(services, row.input as Input, run);
    await finish(services, operationId, { state: 'finished', result: JSON.stringify(result), failure: null });
  } catch (error) {
    if (!(error instanceof Refusal) && attempt < attemptsAtMost) throw error;
    services.log.warn({ err: error, operation: definition.kind }, 'an operation failed');
    const { messageTitle, messageBody } = (error instanceof Refusal ? error : new Refusal(kernelRefusals, 'SERVER_FAULT')).body;
    await finish(services, operationId, { state: 'failed', result: null, failure: JSON.stringify({ messageTitle, messageBody }) });
  }
}

interface End {
  readonly state: 'finished' | 'failed';
  readonly result: string | null;
  readonly failure: string | null;
}

async function finish(services: Services, operationId: string, end: End): Promise<void> {
  await transactAs<KernelTables>(services)(async (work) => {
    const row = await work.db
      .updateTable('task')
      .set({ ...end, only_one: null, finished_at: services.clock.now() })
      .where('id', '=', operationId)
      .returningAll()
      .executeTakeFirstOrThrow();
    tell(work, row);
  });
}

function reporter(services: Services, operationId: string): OperationRun['report'] {
  let toldAt = 0;
  return async (done, total) => {
    // Real time, not the school's clock: this bounds how often the browser draws.
    const now = performance.now();
    if (now - toldAt < tellEveryMs && done < total) return;
    toldAt = now;
    await transactAs<KernelTables>(services)(async (work) => {
      const row = await work.db
        .updateTable('task')
        .set({ done, total })
        .where('id', '=', operationId)
        .returningAll()
        .executeTakeFirstOrThrow();
      tell(work, row);
    });
  };
}

type OperationRow = Pick<Selectable<KernelTables['task']>, 'id' | 'kind' | 'state' | 'done' | 'total' | 'owner_id'>;

function tell(work: Work<KernelTables>, { id, kind, state, done, total, owner_id }: OperationRow): void {
  work.publish({ userId: owner_id }, operationProgress, { v: 1, id, kind, state, done, total });
}

/** An operation of its owner; null where there is none or it belongs to somebody else. */
export async function readOperation<Tables>(db: Kysely<Tables>, id: string, ownerId: string): Promise<Operation | null> {
  const row = await kernelTables(db).selectFrom('task').selectAll().where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst();
  if (!row) return null;
  const { kind, state, done, total, result, failure } = row;
  return { id, kind, state, done, total, result, failure };
}
