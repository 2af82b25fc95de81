import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { assignTo, assignToAll, assignToGroup, updateAssignee } from '../../contract/index.ts';
import { pupilIdsOf, selectPupils } from '../assignees.ts';
import { handle, refuse } from '../homework.ts';
import { answerTask } from '../present.ts';
import { readPlanFacts } from '../queries/plan-facts.ts';
import { holdTask, shareTask } from '../hold.ts';
import { proveTask, type TaskScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellAssignee } from '../tell.ts';
import { store } from './tasks.ts';

type Context = CallContext<HomeworkTables>;

async function assignExactly(
  context: Context,
  scope: TaskScope<'change'>,
  choose: (all: readonly string[], now: readonly string[]) => readonly string[],
) {
  await context.transact(async (work) => {
    // Two clicks at once must both count: the task's row is the lock.
    const held = await holdTask(work, scope);
    const all = await pupilIdsOf(work, held.row.class_id);
    const rows = await work.db
      .selectFrom('homework_assignee')
      .select('user_id')
      .where('task_id', '=', scope.row.id)
      .where('selected', '=', true)
      .execute();
    // Whoever has left the class since is no reason to refuse the others.
    const now = rows.map((row) => row.user_id).filter((id) => all.includes(id));
    const chosen = choose(all, held.row.assigned_to_class ? all : now);
    if (chosen.some((id) => !all.includes(id))) refuse('PUPIL_NOT_IN_CLASS');
    await selectPupils(work, scope.row.id, chosen);
    await store(work, context, held, { assigned_to_class: false }, 'assigned');
  });
  return answerTask(context, scope);
}

export const assignToHandler = handle(assignTo, async (context, { taskId, userId, add }) => {
  const scope = await proveTask(context, taskId, 'change');
  return assignExactly(context, scope, (all, now) => {
    if (!all.includes(userId)) return refuse('PUPIL_NOT_IN_CLASS');
    return add ? [...new Set([...now, userId])] : now.filter((id) => id !== userId);
  });
});

export const assignToGroupHandler = handle(assignToGroup, async (context, { taskId, pupils }) => {
  const scope = await proveTask(context, taskId, 'change');
  return assignExactly(context, scope, () => [...new Set(pupils)]);
});

export const assignToAllHandler = handle(assignToAll, async (context, { taskId, add }) => {
  const scope = await proveTask(context, taskId, 'change');
  if (scope.row.class_id === null) return refuse('PUPIL_NOT_IN_CLASS');
  await context.transact(async (work) => {
    const held = await holdTask(work, scope);
    await work.db.updateTable('homework_assignee').set({ selected: false }).where('task_id', '=', taskId).execute();
    await store(work, context, held, { assigned_to_class: add }, 'assigned');
  });
  return answerTask(context, scope);
});

/** The pupil whose state changes, and that they have the task. */
export async function provePupil(context: Context, scope: TaskScope, userId: string): Promise<string> {
  if (scope.plan === null) return refuse('PUPIL_NOT_IN_CLASS');
  if (scope.plan.as === 'pupil') return userId === scope.userId ? userId : refuse('TASK_FORBIDDEN');
  return (await pupilIdsOf(context, scope.row.class_id)).includes(userId) ? userId : refuse('PUPIL_NOT_IN_CLASS');
}

/** Holds the task, and that the pupil is still in its class, for what is written about both. */
export async function shareWithPupil(work: Work<HomeworkTables>, scope: TaskScope, userId: string): Promise<void> {
  await shareTask(work, scope);
  if (scope.row.class_id !== null && !(await holdClass(work, scope.row.class_id, { pupilId: userId }))) refuse('PUPIL_NOT_IN_CLASS');
}

export const updateAssigneeHandler = handle(updateAssignee, async (context, change) => {
  const scope = await proveTask(context, change.taskId, 'read');
  if (scope.plan?.isArchived) refuse('PLAN_ARCHIVED');
  // A private entry is ticked off by its owner, who is its only reader.
  const userId = scope.plan === null && change.userId === scope.userId ? change.userId : await provePupil(context, scope, change.userId);
  if (change.field === 'minutes' && scope.plan?.as === 'pupil') {
    const { settings } = await readPlanFacts(context.db, scope.plan);
    if (!settings.pupilsCanSetDuration) return refuse('DURATION_NOT_ALLOWED');
  }
  const set = change.field === 'done' ? { done_at: change.value ? context.clock.now() : null } : { minutes: change.value };
  await context.transact(async (work) => {
    await shareWithPupil(work, scope, userId);
    const fresh = { task_id: scope.row.id, user_id: userId, selected: false, done_at: null, minutes: null, ...set };
    await work.db
      .insertInto('homework_assignee')
      .values(fresh)
      .onConflict((conflict) =>
        conflict
          .columns(['task_id', 'user_id'])
          // Ticked twice keeps the first time.
          .doUpdateSet(
            change.field === 'done' && change.value ? { done_at: sql<Date>`coalesce(homework_assignee.done_at, excluded.done_at)` } : set,
          ),
      )
      .execute();
    if (scope.row.class_id !== null)
      tellAssignee(work, context, { classId: scope.row.class_id, taskId: scope.row.id, userId, field: change.field });
  });
  return answerTask(context, scope);
});
