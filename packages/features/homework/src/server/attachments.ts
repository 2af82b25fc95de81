import type { Work } from '@pausenplatz/kernel-server';
import { refuse } from './homework.ts';
import type { HeldTask } from './hold.ts';
import type { HomeworkTables } from './tables.ts';

/** Attaches exactly these files, in this order: one may show own files, and those that the task shows already. */
export async function storeAttachments(work: Work<HomeworkTables>, { row, userId }: HeldTask, fileIds: readonly string[]): Promise<void> {
  const { db } = work;
  const wanted = [...new Set(fileIds)];
  if (wanted.length > 0) {
    const allowed = await db
      .selectFrom('file')
      .select('id')
      .where('id', 'in', wanted)
      .where((where) =>
        where.or([
          where('owner_id', '=', userId),
          where.exists(
            where
              .selectFrom('homework_attachment')
              .select('file_id')
              .whereRef('homework_attachment.file_id', '=', 'file.id')
              .where('homework_attachment.task_id', '=', row.id),
          ),
        ]),
      )
      // Nobody sweeps a file away that is about to be shown.
      .forKeyShare()
      .execute();
    if (allowed.length !== wanted.length) refuse('FILE_NOT_FOUND');
  }
  await db.deleteFrom('homework_attachment').where('task_id', '=', row.id).execute();
  if (wanted.length === 0) return;
  await db
    .insertInto('homework_attachment')
    .values(wanted.map((fileId, position) => ({ task_id: row.id, file_id: fileId, position })))
    .execute();
}

/** The same files on copies of a task. */
export async function copyAttachments(work: Work<HomeworkTables>, fromId: string, toIds: readonly string[]): Promise<void> {
  const files = await work.db.selectFrom('homework_attachment').select(['file_id', 'position']).where('task_id', '=', fromId).execute();
  const rows = toIds.flatMap((taskId) => files.map((file) => ({ ...file, task_id: taskId })));
  if (rows.length > 0) await work.db.insertInto('homework_attachment').values(rows).execute();
}

/** The same single pupils on copies of a task, without what they did. */
export async function copySelection(work: Work<HomeworkTables>, fromId: string, toIds: readonly string[]): Promise<void> {
  const pupils = await work.db
    .selectFrom('homework_assignee')
    .select('user_id')
    .where('task_id', '=', fromId)
    .where('selected', '=', true)
    .execute();
  const rows = toIds.flatMap((taskId) =>
    pupils.map((pupil) => ({ task_id: taskId, user_id: pupil.user_id, selected: true, done_at: null, minutes: null })),
  );
  if (rows.length > 0) await work.db.insertInto('homework_assignee').values(rows).execute();
}
