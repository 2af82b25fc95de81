import { yearChangeStep } from '@pausenplatz/schools/server';
import { daysBefore } from '@pausenplatz/kernel-format';
import { giveStep, ownTables, ownWork } from '@pausenplatz/kernel-server';
import type { JobDefinition, Services, Steps } from '@pausenplatz/kernel-server';
import { homeworkLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { exportSchool } from './export-school.ts';
import { homeworkKeeps } from './keeps.ts';
import type { HomeworkTables } from './tables.ts';
import { yearChange } from './year-change.ts';

const atOnce = 1_000;

/** Erases what was deleted 60 days ago, and series without a task; bounded per run. */
export const purgeHomework: JobDefinition = {
  name: 'homework-purge',
  schedule: '47 3 * * *',
  async run(services: Services) {
    const db = ownTables<HomeworkTables>(services.db);
    const oldest = daysBefore(services.clock.now(), homeworkLimits.trashDays);
    const old = db.selectFrom('homework_task').select('id').where('deleted_at', '<', oldest).limit(atOnce);
    // Said again outside: who fetched a task back while this waited keeps it.
    await db.deleteFrom('homework_task').where('id', 'in', old).where('deleted_at', '<', oldest).execute();
    const empty = db
      .selectFrom('homework_series')
      .select('homework_series.id')
      .where((where) =>
        where.not(
          where.exists(where.selectFrom('homework_task').select('homework_task.id').whereRef('series_id', '=', 'homework_series.id')),
        ),
      )
      .limit(atOnce);
    await db.deleteFrom('homework_series').where('id', 'in', empty).execute();
  },
};

/** What homework knows about people and classes. */
export const homeworkSteps: Steps = {
  given: [giveStep(yearChangeStep, yearChange)],
  keeps: homeworkKeeps,
  exportClass,
  exportSchool,
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const rows = await ownWork<HomeworkTables>(work)
      .db.selectFrom('homework_attachment')
      .select('file_id')
      .distinct()
      .where('file_id', 'in', fileIds)
      .execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    const db = ownTables<HomeworkTables>(services.db);
    const own = await db
      .selectFrom('homework_task')
      .select(['date', 'task', 'subject', 'minutes', 'event'])
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null)
      .orderBy('date')
      .execute();
    const states = await db
      .selectFrom('homework_assignee')
      .innerJoin('homework_task', 'homework_task.id', 'task_id')
      .select(['date', 'task', 'subject', 'done_at as doneAt', 'homework_assignee.minutes'])
      .where('user_id', '=', userId)
      .orderBy('date')
      .execute();
    const feedback = await db
      .selectFrom('homework_feedback')
      .innerJoin('homework_task', 'homework_task.id', 'task_id')
      .select(['date', 'task', 'type', 'feedback', 'homework_feedback.created_at as at'])
      .where('user_id', '=', userId)
      .where((where) => where.or([where('type', '!=', 'notiz'), where('shared', '=', true)]))
      .orderBy('at')
      .execute();
    return { data: { own, states, feedback } };
  },
};
