import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { newId, Refusal } from '@pausenplatz/kernel-server';
import type { Selectable } from 'kysely';
import { addStatus, addStatusToMany, type Entry, type TaskStatus } from '../../contract/index.ts';
import { needsWords, refusedMove } from '../../rules/index.ts';
import { holdPupil } from '../hold.ts';
import { holdFiles } from '../own-files.ts';
import { presentState } from '../present.ts';
import { entriesOf } from '../queries/entries.ts';
import { type GivenTo, type PlanScope, proveAssignment } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { tellPupil } from '../tell.ts';
import { handle, refuse } from '../work-plans.ts';

type Context = CallContext<WorkPlansTables>;
type OwnWork = Work<WorkPlansTables>;
export type StateRow = Selectable<WorkPlansTables['work_plan_state']>;
export type HereScope = PlanScope & { readonly here: GivenTo };

/** Whom a call is about: pupils touch nobody's state but their own (W10). */
export async function provePupil(context: Context, assignmentId: string, pupilId: string): Promise<HereScope> {
  const scope = await proveAssignment(context, assignmentId);
  if (scope.as === 'pupil' && pupilId !== scope.userId) refuse('WORK_PLAN_FORBIDDEN');
  return scope;
}

/** The state of a pupil's task, locked until the commit; a task in which nothing happened is open. */
export async function holdState(
  work: OwnWork,
  context: Context,
  of: Pick<StateRow, 'assignment_id' | 'task_id' | 'user_id'>,
): Promise<StateRow> {
  const fresh = { ...of, status: 'open', at: context.clock.now(), seen_at: null, solution_at: null, feeling: null } as const;
  await work.db
    .insertInto('work_plan_state')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['assignment_id', 'task_id', 'user_id']).doNothing())
    .execute();
  return work.db
    .selectFrom('work_plan_state')
    .selectAll()
    .where('assignment_id', '=', of.assignment_id)
    .where('task_id', '=', of.task_id)
    .where('user_id', '=', of.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Move {
  readonly taskId: string;
  readonly userId: string;
  /** Null writes and changes nothing. */
  readonly status: TaskStatus | null;
  readonly expectedStatus: TaskStatus | null;
  readonly response: string;
  readonly files: readonly string[];
  /** Left out: as it was. */
  readonly feeling?: number | null | undefined;
}

/** Sets a state and writes the protocol, in the caller's transaction; answers both as they are now. */
export async function makeMove(work: OwnWork, context: Context, scope: HereScope, move: Move) {
  const { here, as, row: plan } = scope;
  const { task } = await holdPupil(work, scope, move.taskId, move.userId);
  const now = await holdState(work, context, { assignment_id: here.id, task_id: move.taskId, user_id: move.userId });
  if (move.expectedStatus !== null && now.status !== move.expectedStatus) refuse('STATUS_CHANGED', { details: { status: now.status } });
  if (move.status !== null && task) {
    const facts = {
      correctionMode: task.correction_mode,
      isSeen: now.seen_at !== null,
      knowsSolution: now.solution_at !== null || !task.hasSolution,
    };
    const refused = refusedMove({ from: now.status, to: move.status, by: as }, facts);
    if (refused) refuse(refused);
    if (needsWords(move.status) && move.response === '' && move.files.length === 0) refuse('STATUS_NEEDS_WORDS');
  }
  const files = await holdFiles(work, scope.userId, move.files);
  const at = context.clock.now();
  const entryId = newId();
  await work.db
    .insertInto('work_plan_entry')
    .values({
      id: entryId,
      assignment_id: here.id,
      task_id: move.taskId,
      user_id: move.userId,
      written_by: scope.userId,
      from_teacher: as === 'teacher',
      status: move.status,
      response: move.response,
      at,
      taken_at: null,
    })
    .execute();
  await storeFiles(work, here.id, entryId, files);
  const set = {
    // What is handed in anew has been seen by nobody.
    ...(move.status !== null && { status: move.status, at, seen_at: null }),
    ...(move.feeling !== undefined && as === 'pupil' && { feeling: move.feeling }),
  };
  const state = Object.keys(set).length === 0 ? now : await storeState(work, now, set);
  tellPupil(work, context, { planId: plan.id, assignmentId: here.id, taskId: move.taskId, userId: move.userId });
  return { state, entryId };
}

export async function storeFiles(work: OwnWork, assignmentId: string, entryId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await work.db
    .insertInto('work_plan_entry_file')
    .values(files.map((file_id, position) => ({ entry_id: entryId, assignment_id: assignmentId, file_id, position })))
    .execute();
}

export function storeState(work: OwnWork, { assignment_id, task_id, user_id }: StateRow, set: Partial<StateRow>): Promise<StateRow> {
  return work.db
    .updateTable('work_plan_state')
    .set(set)
    .where('assignment_id', '=', assignment_id)
    .where('task_id', '=', task_id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const presentChange = (state: StateRow, entry: Entry | null) => ({
  state: { ...presentState(state), userId: state.user_id },
  entry,
});

export const addStatusHandler = handle(addStatus, async (context, { assignmentId, ...move }) => {
  const scope = await provePupil(context, assignmentId, move.userId);
  return context.transact(async (work) => {
    const { state, entryId } = await makeMove(work, context, scope, move);
    const [entry] = await entriesOf(context, work.db, scope, { ...state, entryId });
    return presentChange(state, entry ?? null);
  });
});

export const addStatusToManyHandler = handle(addStatusToMany, async (context, { assignmentId, taskId, status, pupils }) => {
  const scope = await proveAssignment(context, assignmentId);
  if (scope.as !== 'teacher') return refuse('WORK_PLAN_FORBIDDEN');
  const wanted = [...new Map(pupils.map((one) => [one.userId, one])).values()];
  return context.transact(async (work) => {
    const changed: string[] = [];
    const left: { userId: string; code: string }[] = [];
    // In one order everywhere, so that two teachers at once wait for each other and never in a circle.
    for (const one of wanted.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
      const expectedStatus = status === null ? null : one.expectedStatus;
      try {
        await makeMove(work, context, scope, { ...one, taskId, status, expectedStatus, files: [] });
        changed.push(one.userId);
      } catch (error) {
        // Refused before anything was written: the others get theirs.
        if (!(error instanceof Refusal) || !leavesOthers.has(error.body.code)) throw error;
        left.push({ userId: one.userId, code: error.body.code });
      }
    }
    return { changed, left };
  });
});

const leavesOthers: ReadonlySet<string> = new Set(['STATUS_CHANGED', 'STATUS_FORBIDDEN', 'STATUS_NEEDS_WORDS', 'PUPIL_WITHOUT_PLAN']);
