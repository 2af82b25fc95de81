import type { Kysely } from 'kysely';
import type { WorkPlansTables } from '../tables.ts';

interface OfPupil {
  readonly planId: string;
  readonly assignmentId: string;
  readonly pupilId: string;
}

/** Tasks that are no more in the plan, deleted alone or with their section, at which this pupil worked; with the words they last had. */
export function goneTasksOf(db: Kysely<WorkPlansTables>, { planId, assignmentId, pupilId }: OfPupil) {
  return db
    .selectFrom('work_plan_task as task')
    .innerJoin('work_plan_section as section', 'section.id', 'task.section_id')
    .selectAll('task')
    .select(['section.title as section_title', 'background_color'])
    .where('task.plan_id', '=', planId)
    .where((where) => where.or([where('task.deleted_at', 'is not', null), where('section.deleted_at', 'is not', null)]))
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('work_plan_state as state')
            .select('state.task_id')
            .whereRef('state.task_id', '=', 'task.id')
            .where('state.assignment_id', '=', assignmentId)
            .where('state.user_id', '=', pupilId),
        ),
        where.exists(
          where
            .selectFrom('work_plan_entry as entry')
            .select('entry.id')
            .whereRef('entry.task_id', '=', 'task.id')
            .where('entry.assignment_id', '=', assignmentId)
            .where('entry.user_id', '=', pupilId),
        ),
      ]),
    )
    .orderBy('section.position')
    .orderBy('task.position')
    .orderBy('task.id')
    .execute();
}
export type GoneTask = Awaited<ReturnType<typeof goneTasksOf>>[number];
