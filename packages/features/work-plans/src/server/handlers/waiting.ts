import { isStillHere } from '@pausenplatz/schools/server';
import { personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { listWaiting, workPlanLimits } from '../../contract/index.ts';
import { presentSections } from '../present.ts';
import { readContent } from '../queries/content.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle } from '../work-plans.ts';

/** What waits for whoever teaches these classes; bare, so that it can be counted or listed. */
export const waitingStates = (db: Kysely<WorkPlansTables>, classIds: readonly string[]) =>
  db
    .selectFrom('work_plan_state as state')
    .innerJoin('work_plan_assignment as given', 'given.id', 'state.assignment_id')
    .innerJoin('work_plan', 'work_plan.id', 'given.plan_id')
    .innerJoin('school_class', 'school_class.id', 'given.class_id')
    .innerJoin('class_pupil', (join) =>
      join.onRef('class_pupil.class_id', '=', 'given.class_id').onRef('class_pupil.user_id', '=', 'state.user_id'),
    )
    .innerJoin('user_account', 'user_account.id', 'state.user_id')
    .innerJoin('work_plan_task as task', 'task.id', 'state.task_id')
    .innerJoin('work_plan_section as section', 'section.id', 'task.section_id')
    .where('given.class_id', 'in', classIds)
    .where('given.withdrawn_at', 'is', null)
    .where('given.archived_at', 'is', null)
    .where('school_class.archived_at', 'is', null)
    .where('school_class.deleted_at', 'is', null)
    .where('work_plan.deleted_at', 'is', null)
    .where('work_plan.archived_at', 'is', null)
    .where('task.deleted_at', 'is', null)
    .where('section.deleted_at', 'is', null)
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.disabled_at', 'is', null)
    .where(isStillHere)
    .where((where) =>
      where.or([
        where('state.status', '=', 'question'),
        where.and([where('state.status', '=', 'done'), where('task.correction_mode', '=', 'teacher')]),
      ]),
    ).where(sql<boolean>`(given.whole_class or exists (select from work_plan_pupil one
      where one.assignment_id = given.id and one.user_id = state.user_id and one.selected))`);

/** Three queries and the numbers of the tasks, however many plans and classes. */
export const listWaitingHandler = handle(listWaiting, async (context) => {
  const { teachesClassIds } = personOf(context);
  const now = context.clock.now().toISOString();
  if (teachesClassIds.length === 0) return { waiting: [], now };
  const rows = await waitingStates(context.db, teachesClassIds)
    .select(['given.id', 'work_plan.id as planId', 'work_plan.url', 'work_plan.title', 'task.id as taskId', 'state.status', 'state.at'])
    .select(['school_class.id as classId', 'school_class.name', 'school_class.color', 'task.title as taskTitle'])
    .select(['user_account.id as userId', 'first_name as firstName', 'last_name as lastName'])
    .orderBy('state.at')
    .limit(workPlanLimits.waiting)
    .execute();
  const planIds = [...new Set(rows.map(({ planId }) => planId))];
  const content = await readContent(context.db, planIds);
  const numbers = new Map(
    planIds.flatMap((planId) =>
      presentSections(context, content, planId).flatMap(({ tasks }) => tasks.map(({ id, nr }) => [id, nr] as const)),
    ),
  );
  const waiting = rows.map((row) => ({
    assignmentId: row.id,
    planUrl: row.url,
    planTitle: row.title,
    schoolClass: { id: row.classId, name: row.name, color: row.color },
    taskId: row.taskId,
    nr: numbers.get(row.taskId) ?? 0,
    taskTitle: row.taskTitle,
    pupil: { id: row.userId, firstName: row.firstName, lastName: row.lastName },
    status: row.status,
    since: row.at.toISOString(),
  }));
  return { waiting, now };
});
