import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { holdClass } from '@pausenplatz/schools/server';
import { sql, type Updateable } from 'kysely';
import { mayEdit } from '../rules/index.ts';
import { type EditScope, givenTo, type GivenTo, type PlanRow, type PlanScope } from './scope.ts';
import type { WorkPlansTables } from './tables.ts';
import { tellPlan } from './tell.ts';
import { refuse } from './work-plans.ts';

type OwnWork = Work<WorkPlansTables>;

/** Holds a plan until the commit: it stands as it was proven, and who changes it still may. One change at a time. */
export async function holdPlan(work: OwnWork, { row, userId, isAuthor }: EditScope): Promise<PlanRow> {
  const held = await work.db
    .selectFrom('work_plan')
    .selectAll()
    .where('id', '=', row.id)
    .where('owner_id', '=', row.owner_id)
    .where('deleted_at', 'is not distinct from', row.deleted_at)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return refuse('WORK_PLAN_NOT_FOUND');
  const living = (await givenTo(work.db, [row.id], userId)).filter(({ isArchived }) => !isArchived);
  if (!mayEdit(isAuthor, living)) return refuse('WORK_PLAN_KEPT_BY_OTHERS');
  for (const { class_id } of living) await holdTeaching(work, class_id, userId);
  return held;
}

export async function holdTeaching(work: OwnWork, classId: string, teacherId: string): Promise<void> {
  if (!(await holdClass(work, classId, { teacherId }))) refuse('WORK_PLAN_KEPT_BY_OTHERS');
}

/** Counts a change of a held plan, and tells everybody who reads it. */
export async function storePlan(
  work: OwnWork,
  context: CallContext<WorkPlansTables>,
  planId: string,
  change: Updateable<WorkPlansTables['work_plan']> = {},
): Promise<void> {
  const { revision } = await work.db
    .updateTable('work_plan')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where('id', '=', planId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  tellPlan(work, context, planId, revision);
}

/**
 * Holds what a pupil's state stands on: the class lives, the pupil is in it and has the plan, who writes still is what they were, and the
 * task is there. Others may write about the same plan at the same time.
 */
export async function holdPupil(work: OwnWork, scope: PlanScope & { readonly here: GivenTo }, taskId: string | null, pupilId: string) {
  const { here, row, userId, as } = scope;
  if (as === 'teacher') await holdTeaching(work, here.class_id, userId);
  if (!(await holdClass(work, here.class_id, { pupilId }))) refuse('PUPIL_WITHOUT_PLAN');
  const plan = await work.db
    .selectFrom('work_plan')
    .innerJoin('work_plan_assignment as given', 'given.plan_id', 'work_plan.id')
    .select(['work_plan.archived_at', 'given.archived_at as closed_at', 'whole_class', 'self_evaluation_mode'])
    .select(
      sql<boolean>`exists (select from work_plan_pupil one where one.assignment_id = given.id and one.user_id = ${pupilId} and one.selected)`.as(
        'isChosen',
      ),
    )
    .where('work_plan.id', '=', row.id)
    .where('given.id', '=', here.id)
    .where('work_plan.deleted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!plan) return refuse('WORK_PLAN_NOT_FOUND');
  if (plan.archived_at !== null || plan.closed_at !== null) return refuse('WORK_PLAN_CLOSED');
  if (!plan.whole_class && !plan.isChosen) return refuse('PUPIL_WITHOUT_PLAN');
  if (taskId === null) return { task: null, evaluation: plan.self_evaluation_mode };
  const task = await work.db
    .selectFrom('work_plan_task')
    .innerJoin('work_plan_section', 'work_plan_section.id', 'section_id')
    .select(['work_plan_task.id', 'correction_mode'])
    .select(
      sql<boolean>`exists (select from work_plan_attachment one where one.task_id = work_plan_task.id and is_solution and one.deleted_at is null)`.as(
        'hasSolution',
      ),
    )
    .where('work_plan_task.id', '=', taskId)
    .where('work_plan_task.plan_id', '=', row.id)
    .where('work_plan_task.deleted_at', 'is', null)
    .where('work_plan_section.deleted_at', 'is', null)
    .forShare('work_plan_task')
    .executeTakeFirst();
  return task ? { task, evaluation: plan.self_evaluation_mode } : refuse('WORK_TASK_NOT_FOUND');
}
