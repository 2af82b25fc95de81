import { daysBefore } from '@pausenplatz/kernel-format';
import { ownTables, ownWork } from '@pausenplatz/kernel-server';
import type { JobDefinition, Services, Steps } from '@pausenplatz/kernel-server';
import { homeworkLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { forgetClass } from './steps-of-class.ts';
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

/** What homework knows about a person, and its erasure. Tasks of a class stay with the class when their author goes. */
export const homeworkSteps: Steps = {
  yearChange,
  forgetClass,
  exportClass,
  async forget(_services, work, userId) {
    const { db } = ownWork<HomeworkTables>(work);
    const gone = async (run: Promise<{ readonly numDeletedRows: bigint }>) => Number((await run).numDeletedRows);
    // A note that its teacher kept to themselves goes with them.
    await db
      .deleteFrom('homework_feedback')
      .where('teacher_id', '=', userId)
      .where('type', '=', 'notiz')
      .where('shared', '=', false)
      .execute();
    const rows = {
      homework_task: await gone(db.deleteFrom('homework_task').where('owner_id', '=', userId).executeTakeFirstOrThrow()),
      homework_assignee: await gone(db.deleteFrom('homework_assignee').where('user_id', '=', userId).executeTakeFirstOrThrow()),
      homework_feedback: await gone(db.deleteFrom('homework_feedback').where('user_id', '=', userId).executeTakeFirstOrThrow()),
      homework_feed: await gone(db.deleteFrom('homework_feed').where('user_id', '=', userId).executeTakeFirstOrThrow()),
    };
    // What a teacher gave belongs to the class and its pupils; only who it was is forgotten.
    await db.updateTable('homework_task').set({ created_by: '' }).where('created_by', '=', userId).execute();
    await db.updateTable('homework_series').set({ created_by: '' }).where('created_by', '=', userId).execute();
    await db.updateTable('homework_share').set({ created_by: '' }).where('created_by', '=', userId).execute();
    await db.updateTable('homework_feedback').set({ teacher_id: '' }).where('teacher_id', '=', userId).execute();
    return rows;
  },
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
