import { confirmed } from '@pausenplatz/kernel-contract';
import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { deleteResponse, getProtocol, openSolution, updateResponse, workPlanLimits } from '../../contract/index.ts';
import { mayOpenSolution } from '../../rules/index.ts';
import { holdPupil } from '../hold.ts';
import { holdFiles } from '../own-files.ts';
import { presentState } from '../present.ts';
import { entriesOf } from '../queries/entries.ts';
import { proveAssignment } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { tellPupil } from '../tell.ts';
import { handle, refuse } from '../work-plans.ts';
import { type HereScope, holdState, makeMove, presentChange, provePupil, type StateRow, storeFiles, storeState } from './states.ts';

type Context = CallContext<WorkPlansTables>;
type OwnWork = Work<WorkPlansTables>;
type Of = Pick<StateRow, 'assignment_id' | 'task_id' | 'user_id'>;

export const getProtocolHandler = handle(getProtocol, async (context, { taskId, assignmentId, userId }) => {
  const scope = await provePupil(context, assignmentId, userId);
  const of = { assignment_id: assignmentId, task_id: taskId, user_id: userId };
  await refuseUnknown(context, scope, of);
  const state = await seenState(context, scope, of);
  const fresh = { task_id: taskId, status: 'open', at: context.clock.now(), seen_at: null, solution_at: null, feeling: null } as const;
  return { state: { ...presentState(state ?? fresh), userId }, entries: await entriesOf(context, context.db, scope, of) };
});

/** The task is of the plan, and the pupil stands in the class today. */
async function refuseUnknown({ db }: Context, { row, here }: HereScope, of: Of): Promise<void> {
  const task = await db
    .selectFrom('work_plan_task')
    .select('id')
    .where('id', '=', of.task_id)
    .where('plan_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!task) refuse('WORK_TASK_NOT_FOUND');
  const pupil = await db
    .selectFrom('class_pupil')
    .select('user_id')
    .where('class_id', '=', here.class_id)
    .where('user_id', '=', of.user_id)
    .executeTakeFirst();
  if (!pupil) refuse('PUPIL_WITHOUT_PLAN');
}

/** The state as it is now; a teacher who looks at what was handed in has seen it from now on. */
async function seenState(context: Context, scope: HereScope, of: Of): Promise<StateRow | undefined> {
  const { here, as, row } = scope;
  const find = (db: Context['db']) =>
    db
      .selectFrom('work_plan_state')
      .selectAll()
      .where('assignment_id', '=', here.id)
      .where('task_id', '=', of.task_id)
      .where('user_id', '=', of.user_id);
  const now = await find(context.db).executeTakeFirst();
  if (as === 'pupil' || here.isArchived || now?.status !== 'done' || now.seen_at !== null) return now;
  return context.transact(async (work) => {
    const held = await find(work.db).forUpdate().executeTakeFirst();
    if (held?.status !== 'done' || held.seen_at !== null) return held;
    const seen = await storeState(work, held, { seen_at: context.clock.now() });
    tellPupil(work, context, { planId: row.id, assignmentId: here.id, taskId: of.task_id, userId: of.user_id });
    return seen;
  });
}

export const updateResponseHandler = handle(updateResponse, async (context, { assignmentId, id, ...write }) => {
  const scope = await provePupil(context, assignmentId, write.userId);
  const isEmpty = write.response === '' && write.files.length === 0;
  return context.transact(async (work) => {
    if (id !== undefined) return changeEntry(work, context, scope, { id, ...write, isEmpty });
    if (!isEmpty) {
      await refuseTooManyEntries(work, scope, write);
      const { state, entryId } = await makeMove(work, context, scope, { ...write, status: null, expectedStatus: null });
      const [entry] = await entriesOf(context, work.db, scope, { ...state, entryId });
      return presentChange(state, entry ?? null);
    }
    if (write.feeling === undefined || scope.as === 'teacher') return refuse('ENTRY_EMPTY');
    await holdPupil(work, scope, write.taskId, write.userId);
    const held = await holdState(work, context, { assignment_id: assignmentId, task_id: write.taskId, user_id: write.userId });
    const state = await storeState(work, held, { feeling: write.feeling });
    tellPupil(work, context, { planId: scope.row.id, assignmentId, taskId: write.taskId, userId: write.userId });
    return presentChange(state, null);
  });
});

async function refuseTooManyEntries(work: OwnWork, { here }: HereScope, of: { readonly taskId: string; readonly userId: string }) {
  const { count } = await work.db
    .selectFrom('work_plan_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('assignment_id', '=', here.id)
    .where('task_id', '=', of.taskId)
    .where('user_id', '=', of.userId)
    .executeTakeFirstOrThrow();
  if (count >= workPlanLimits.entries) refuse('ENTRY_LIMIT', { details: { maximum: workPlanLimits.entries } });
}

/** What a teacher has marked is a protocol: the child may add to it, and change nothing of it. */
function refuseMarked({ as }: Pick<HereScope, 'as'>, { status }: Pick<StateRow, 'status'>): void {
  if (as === 'pupil' && status === 'finished') refuse('ENTRY_MARKED');
}

interface EntryChange {
  readonly id: string;
  readonly taskId: string;
  readonly userId: string;
  readonly response: string;
  readonly files: readonly string[];
  readonly isEmpty: boolean;
}

/** Other words and files for an own entry; the files that it shows already stay its own. */
async function changeEntry(work: OwnWork, context: Context, scope: HereScope, { id, taskId, userId, ...change }: EntryChange) {
  await holdPupil(work, scope, taskId, userId);
  const state = await holdState(work, context, { assignment_id: scope.here.id, task_id: taskId, user_id: userId });
  const entry = await work.db
    .selectFrom('work_plan_entry')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('assignment_id', '=', scope.here.id)
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .where('written_by', '=', scope.userId)
    .where('taken_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!entry) return refuse('ENTRY_NOT_FOUND');
  refuseMarked(scope, state);
  if (change.isEmpty && entry.status === null) return refuse('ENTRY_EMPTY');
  const shown = await work.db.selectFrom('work_plan_entry_file').select('file_id').where('entry_id', '=', id).execute();
  const files = await holdFiles(
    work,
    scope.userId,
    change.files,
    shown.map((one) => one.file_id),
  );
  await work.db.updateTable('work_plan_entry').set({ response: change.response }).where('id', '=', id).execute();
  await work.db.deleteFrom('work_plan_entry_file').where('entry_id', '=', id).execute();
  await storeFiles(work, scope.here.id, id, files);
  tellPupil(work, context, { planId: scope.row.id, assignmentId: scope.here.id, taskId, userId });
  const [now] = await entriesOf(context, work.db, scope, { ...state, entryId: id });
  return presentChange(state, now ?? null);
}

export const deleteResponseHandler = handle(deleteResponse, async (context, { id, undo }) => {
  const entry = await context.db
    .selectFrom('work_plan_entry')
    .select(['assignment_id', 'task_id', 'user_id', 'written_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) return refuse('ENTRY_NOT_FOUND');
  const scope = await proveAssignment(context, entry.assignment_id);
  if (entry.written_by !== scope.userId) return refuse('WORK_PLAN_FORBIDDEN');
  await context.transact(async (work) => {
    await holdPupil(work, scope, entry.task_id, entry.user_id);
    const of = { assignment_id: entry.assignment_id, task_id: entry.task_id, user_id: entry.user_id };
    refuseMarked(scope, await holdState(work, context, of));
    await work.db
      .updateTable('work_plan_entry')
      .set({ taken_at: undo ? null : context.clock.now() })
      .where('id', '=', id)
      .execute();
    tellPupil(work, context, { planId: scope.row.id, assignmentId: scope.here.id, taskId: entry.task_id, userId: entry.user_id });
  });
  return confirmed;
});

export const openSolutionHandler = handle(openSolution, async (context, { taskId, assignmentId }) => {
  const scope = await proveAssignment(context, assignmentId);
  if (scope.as !== 'pupil') return refuse('WORK_PLAN_FORBIDDEN');
  await context.transact(async (work) => {
    const { task } = await holdPupil(work, scope, taskId, scope.userId);
    const state = await holdState(work, context, { assignment_id: assignmentId, task_id: taskId, user_id: scope.userId });
    if (task && !mayOpenSolution(state.status, task.correction_mode)) refuse('SOLUTION_KEPT');
    if (state.solution_at === null) await storeState(work, state, { solution_at: context.clock.now() });
    tellPupil(work, context, { planId: scope.row.id, assignmentId, taskId, userId: scope.userId });
  });
  return confirmed;
});
