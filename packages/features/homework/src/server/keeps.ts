import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { HomeworkTables, OwnTables } from './tables.ts';

const ofClass = 'belongs to the class and goes into the export of the class';

/** Where homework holds people and classes. What a teacher gave stays with the class and its pupils; only who it was is forgotten. */
export const homeworkKeeps = keepsOf<OwnTables>()({
  people: {
    'homework_feedback.teacher_id': { erased: { by: leaveFeedback }, notExported: 'is about a pupil and goes into the pupil’s export' },
    'homework_task.owner_id': { erased: 'row', exportedAs: 'own' },
    'homework_assignee.user_id': { erased: 'row', exportedAs: 'states' },
    'homework_feedback.user_id': { erased: 'row', exportedAs: 'feedback' },
    'homework_feed.user_id': { erased: 'row', notExported: 'is a hashed secret' },
    'homework_task.created_by': { erased: 'nobody', notExported: ofClass },
    'homework_series.created_by': { erased: 'nobody', notExported: ofClass },
    'homework_share.created_by': { erased: 'nobody', notExported: 'is a hashed secret of the class' },
  },
  classes: {
    'homework_attachment.task_id': { erased: { below: 'homework_task.class_id', files: 'file_id' }, notExported: 'goes along as a file' },
    'homework_assignee.task_id': { erased: { below: 'homework_task.class_id' }, exportedAs: 'tasks' },
    'homework_feedback.task_id': { erased: { below: 'homework_task.class_id' }, exportedAs: 'tasks' },
    'homework_task.class_id': { erased: { by: dropTasks }, exportedAs: 'tasks' },
    'homework_box.class_id': { erased: 'row', exportedAs: 'boxes' },
    'homework_share.class_id': { erased: 'row', notExported: 'is a hashed secret' },
    'homework_class.class_id': { erased: 'row', exportedAs: 'settings' },
  },
  neither: {
    homework_attachment: ['file_id'],
    homework_box: ['id', 'side', 'title', 'position'],
    homework_class: ['title', 'subjects', 'pupil_sort_order'],
    homework_feed: ['secret_hash'],
    homework_feedback: ['id', 'type', 'feedback'],
    homework_school: ['school_id'],
    homework_series: ['id', 'mode', 'selected_days'],
    homework_share: ['id', 'secret_hash'],
    homework_task: ['id', 'box_id', 'task', 'subject', 'position', 'series_id', 'opens'],
  },
});

/** A note that its teacher kept to themselves goes with them. */
async function leaveFeedback({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<HomeworkTables>(work);
  const notes = await db
    .deleteFrom('homework_feedback')
    .where('teacher_id', '=', id)
    .where('type', '=', 'notiz')
    .where('shared', '=', false)
    .executeTakeFirstOrThrow();
  await db.updateTable('homework_feedback').set({ teacher_id: '' }).where('teacher_id', '=', id).execute();
  return { homework_feedback: Number(notes.numDeletedRows) };
}

async function dropTasks({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<HomeworkTables>(work);
  const tasks = await db.deleteFrom('homework_task').where('class_id', '=', id).returning('series_id').execute();
  const seriesIds = [...new Set(tasks.flatMap(({ series_id }) => series_id ?? []))];
  if (seriesIds.length > 0) await db.deleteFrom('homework_series').where('id', 'in', seriesIds).execute();
  return { homework_task: tasks.length, homework_series: seriesIds.length };
}
