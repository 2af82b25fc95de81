import type { Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { refuse } from './homework.ts';
import type { PlanScope, TaskRow, TaskScope } from './scope.ts';
import type { HomeworkTables } from './tables.ts';

declare const held: unique symbol;

/** A task that is locked until the commit, as it stands now; only such a one is changed. */
export interface HeldTask {
  readonly [held]: true;
  readonly row: TaskRow;
  readonly userId: string;
}

/** Holds a plan until the commit: the class lives, and who writes still teaches it. */
export async function holdPlan(work: Work<HomeworkTables>, plan: PlanScope<'teacher' | 'pupil'>): Promise<void> {
  const userId = plan.userId ?? '';
  const by = plan.as === 'teacher' ? { teacherId: userId } : { pupilId: userId };
  if (!(await holdClass(work, plan.classId, by))) refuse('PLAN_NOT_FOUND');
}

/**
 * Holds a task where and as it was proven. TASK_NOT_FOUND when somebody moved, deleted or restored it meanwhile: what was proven for
 * one class says nothing about another.
 */
export async function holdTask(work: Work<HomeworkTables>, scope: TaskScope<'change'>): Promise<HeldTask> {
  if (scope.plan !== null) await holdPlan(work, scope.plan);
  const row = await proven(work, scope).forUpdate().executeTakeFirst();
  return row ? ({ row, userId: scope.userId } as HeldTask) : refuse('TASK_NOT_FOUND');
}

/** Holds a task for what is written beside it: ticks and feedback. Others may do the same at the same time. */
export async function shareTask(work: Work<HomeworkTables>, scope: TaskScope): Promise<void> {
  if (scope.plan !== null) await holdPlan(work, scope.plan);
  const row = await proven(work, scope).forShare().executeTakeFirst();
  if (!row) refuse('TASK_NOT_FOUND');
}

function proven(work: Work<HomeworkTables>, { row }: TaskScope) {
  return work.db
    .selectFrom('homework_task')
    .selectAll()
    .where('id', '=', row.id)
    .where('class_id', 'is not distinct from', row.class_id)
    .where('owner_id', 'is not distinct from', row.owner_id)
    .where('deleted_at', 'is not distinct from', row.deleted_at);
}
