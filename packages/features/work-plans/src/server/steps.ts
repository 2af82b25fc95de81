import { daysBefore } from '@pausenplatz/kernel-format';
import { giveStep, type JobDefinition, ownTables, ownWork, type Services, type Steps } from '@pausenplatz/kernel-server';
import { yearChangeStep } from '@pausenplatz/schools/server';
import { sql } from 'kysely';
import { workPlanLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { workPlansKeeps } from './keeps.ts';
import type { WorkPlansTables } from './tables.ts';
import { yearChange } from './year-change.ts';

const atOnce = 1_000;

/** At a deleted task that a pupil worked at their portfolio goes on: it stays until nothing of anybody is left at it, or the whole plan goes. */
const untouched = {
  work_plan: sql<boolean>`true`,
  work_plan_section: sql<boolean>`not exists (select from work_plan_task task where task.section_id = work_plan_section.id
    and (exists (select from work_plan_state state where state.task_id = task.id)
      or exists (select from work_plan_entry entry where entry.task_id = task.id)))`,
  work_plan_task: sql<boolean>`not exists (select from work_plan_state state where state.task_id = work_plan_task.id)
    and not exists (select from work_plan_entry entry where entry.task_id = work_plan_task.id)`,
  work_plan_attachment: sql<boolean>`true`,
} as const;

/** Erases what was deleted 60 days ago; bounded per run. */
export const purgeWorkPlans: JobDefinition = {
  name: 'work-plans-purge',
  schedule: '53 3 * * *',
  async run(services: Services) {
    const db = ownTables<WorkPlansTables>(services.db);
    const oldest = daysBefore(services.clock.now(), workPlanLimits.trashDays);
    for (const table of ['work_plan', 'work_plan_section', 'work_plan_task', 'work_plan_attachment'] as const) {
      const old = db.selectFrom(table).select('id').where('deleted_at', '<', oldest).where(untouched[table]).limit(atOnce);
      // Said again outside: who fetched something back, or worked at it, while this waited keeps it.
      await db.deleteFrom(table).where('id', 'in', old).where('deleted_at', '<', oldest).where(untouched[table]).execute();
    }
  },
};

/** What work plans know about people and classes. */
export const workPlansSteps: Steps = {
  given: [giveStep(yearChangeStep, yearChange)],
  keeps: workPlansKeeps,
  exportClass,
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<WorkPlansTables>(work);
    const attached = await db.selectFrom('work_plan_attachment').select('file_id').where('file_id', 'in', fileIds).execute();
    const answered = await db.selectFrom('work_plan_entry_file').select('file_id').where('file_id', 'in', fileIds).execute();
    return [...new Set([...attached, ...answered].flatMap(({ file_id }) => file_id ?? []))];
  },
  async exportFor(services, userId) {
    const db = ownTables<WorkPlansTables>(services.db);
    const workPlans = await db
      .selectFrom('work_plan')
      .select(['id', 'title', 'text', 'keywords', 'template', 'created_at', 'archived_at'])
      .select((where) =>
        where
          .selectFrom('work_plan_task')
          .select(({ fn }) => fn.jsonAgg('work_plan_task').as('tasks'))
          .whereRef('work_plan_task.plan_id', '=', 'work_plan.id')
          .where('work_plan_task.deleted_at', 'is', null)
          .as('tasks'),
      )
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute();
    const taskStates = await db
      .selectFrom('work_plan_state')
      .innerJoin('work_plan_task', 'work_plan_task.id', 'task_id')
      .innerJoin('work_plan', 'work_plan.id', 'work_plan_task.plan_id')
      .select(['work_plan.title as plan', 'work_plan_task.title as task', 'status', 'at', 'feeling'])
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute();
    const protocols = await db
      .selectFrom('work_plan_entry')
      .innerJoin('work_plan_task', 'work_plan_task.id', 'task_id')
      .innerJoin('work_plan', 'work_plan.id', 'work_plan_task.plan_id')
      .select(['work_plan.title as plan', 'work_plan_task.title as task', 'status', 'response', 'from_teacher as fromTeacher', 'at'])
      .where('user_id', '=', userId)
      .where('taken_at', 'is', null)
      .orderBy('at')
      .execute();
    const evaluations = await db
      .selectFrom('work_plan_pupil')
      .innerJoin('work_plan_assignment', 'work_plan_assignment.id', 'assignment_id')
      .innerJoin('work_plan', 'work_plan.id', 'plan_id')
      .select(['title as plan', 'self_evaluation_mode as questions', 'self_evaluation as own', 'teacher_evaluation as teacher'])
      .select(['feedback_teacher as feedback', 'closed_at as finishedAt'])
      .where('user_id', '=', userId)
      .execute();
    const likes = await db
      .selectFrom('work_plan_like')
      .innerJoin('work_plan', 'work_plan.id', 'plan_id')
      .select('title')
      .where('user_id', '=', userId)
      .execute();
    const files = await db
      .selectFrom('work_plan_entry_file')
      .innerJoin('work_plan_entry', 'work_plan_entry.id', 'entry_id')
      .innerJoin('file', 'file.id', 'file_id')
      .select(['file.name', 'file.blob_name as blob'])
      .distinct()
      .where('user_id', '=', userId)
      .where('taken_at', 'is', null)
      .execute();
    return { data: { workPlans, taskStates, protocols, evaluations, likes }, files };
  },
};
