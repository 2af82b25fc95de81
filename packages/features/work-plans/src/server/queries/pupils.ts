import { isStillHere } from '@pausenplatz/schools/server';
import { type Kysely, sql } from 'kysely';
import type { GivenTo } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';

/** Everybody of a class who has the plan today and may sign in, by their number, with what was said about the whole plan. */
export function pupilsWith(db: Kysely<WorkPlansTables>, given: Pick<GivenTo, 'id' | 'class_id' | 'whole_class'>) {
  return db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .leftJoin('work_plan_pupil as about', (join) =>
      join.onRef('about.user_id', '=', 'class_pupil.user_id').on('about.assignment_id', '=', given.id),
    )
    .select([
      'user_account.id',
      'first_name as firstName',
      'last_name as lastName',
      'number',
      'self_evaluation',
      'teacher_evaluation',
      'feedback_teacher',
      'closed_at',
    ])
    .where('class_pupil.class_id', '=', given.class_id)
    .where('user_account.disabled_at', 'is', null)
    .where('user_account.deleted_at', 'is', null)
    .where(isStillHere)
    .$if(!given.whole_class, (query) => query.where('about.selected', '=', true))
    .orderBy('number')
    .orderBy('last_name')
    .execute();
}

/** The states of these people in an assignment, of tasks that are still there. */
export function statesOf(db: Kysely<WorkPlansTables>, assignmentId: string, userIds: readonly string[]) {
  return db
    .selectFrom('work_plan_state')
    .select(['task_id', 'user_id', 'status', 'at', 'seen_at', 'solution_at', 'feeling'])
    .where('assignment_id', '=', assignmentId)
    .where('user_id', '=', sql<string>`any(${[...userIds]}::text[])`)
    .execute();
}

/** Single pupils of assignments that are not for the whole class, as far as they are still in it. */
export async function chosenPupils(db: Kysely<WorkPlansTables>, assignmentIds: readonly string[]) {
  if (assignmentIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .selectFrom('work_plan_pupil')
    .innerJoin('work_plan_assignment as given', 'given.id', 'assignment_id')
    .innerJoin('class_pupil', (join) =>
      join.onRef('class_pupil.class_id', '=', 'given.class_id').onRef('class_pupil.user_id', '=', 'work_plan_pupil.user_id'),
    )
    .select(['assignment_id', 'work_plan_pupil.user_id'])
    .where('assignment_id', 'in', assignmentIds)
    .where('selected', '=', true)
    .where('whole_class', '=', false)
    .where(isStillHere)
    .execute();
  const chosen = new Map<string, string[]>();
  for (const { assignment_id, user_id } of rows) chosen.set(assignment_id, [...(chosen.get(assignment_id) ?? []), user_id]);
  return chosen;
}
