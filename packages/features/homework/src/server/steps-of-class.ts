import { ownWork, type Steps } from '@pausenplatz/kernel-server';
import type { HomeworkTables } from './tables.ts';

/** The plan of a class that is erased: tasks with ticks and feedback, boxes, series, shares, settings. Private entries belong to their owners. */
export const forgetClass: NonNullable<Steps['forgetClass']> = async (_services, work, classId) => {
  const { db } = ownWork<HomeworkTables>(work);
  const gone = async (run: Promise<{ readonly numDeletedRows: bigint }>) => Number((await run).numDeletedRows);
  const tasks = db.selectFrom('homework_task').select('id').where('class_id', '=', classId);
  const shown = await db.deleteFrom('homework_attachment').where('task_id', 'in', tasks).returning('file_id').execute();
  const assignees = await gone(db.deleteFrom('homework_assignee').where('task_id', 'in', tasks).executeTakeFirstOrThrow());
  const feedback = await gone(db.deleteFrom('homework_feedback').where('task_id', 'in', tasks).executeTakeFirstOrThrow());
  const entries = await db.deleteFrom('homework_task').where('class_id', '=', classId).returning('series_id').execute();
  const seriesIds = [...new Set(entries.flatMap(({ series_id }) => series_id ?? []))];
  const series =
    seriesIds.length === 0 ? 0 : await gone(db.deleteFrom('homework_series').where('id', 'in', seriesIds).executeTakeFirstOrThrow());
  const rows = {
    homework_task: entries.length,
    homework_assignee: assignees,
    homework_feedback: feedback,
    homework_attachment: shown.length,
    homework_series: series,
    homework_box: await gone(db.deleteFrom('homework_box').where('class_id', '=', classId).executeTakeFirstOrThrow()),
    homework_share: await gone(db.deleteFrom('homework_share').where('class_id', '=', classId).executeTakeFirstOrThrow()),
    homework_class: await gone(db.deleteFrom('homework_class').where('class_id', '=', classId).executeTakeFirstOrThrow()),
  };
  return { rows, fileIds: [...new Set(shown.map(({ file_id }) => file_id))] };
};
