import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { refuse } from './homework.ts';
import type { HomeworkTables } from './tables.ts';

/** Everybody who is in the class, whether they can sign in or not. */
export async function pupilIdsOf(
  { db }: Pick<CallContext<HomeworkTables> | Work<HomeworkTables>, 'db'>,
  classId: string | null,
): Promise<string[]> {
  if (classId === null) return [];
  const rows = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).execute();
  return rows.map((row) => row.user_id);
}

/** Gives a task to exactly these pupils; what others did before is kept, in case they get it again. */
export async function selectPupils(work: Work<HomeworkTables>, taskId: string, userIds: readonly string[]): Promise<void> {
  await work.db.updateTable('homework_assignee').set({ selected: false }).where('task_id', '=', taskId).execute();
  if (userIds.length === 0) return;
  await work.db
    .insertInto('homework_assignee')
    .values(userIds.map((userId) => ({ task_id: taskId, user_id: userId, selected: true, done_at: null, minutes: null })))
    .onConflict((conflict) => conflict.columns(['task_id', 'user_id']).doUpdateSet({ selected: true }))
    .execute();
}

/** Refuses pupils who are not in the class; a private entry is for nobody else. */
export async function refuseStrangers(work: Work<HomeworkTables>, classId: string | null, userIds: readonly string[]): Promise<void> {
  const all = new Set(await pupilIdsOf(work, classId));
  if (userIds.some((id) => !all.has(id))) refuse('PUPIL_NOT_IN_CLASS');
}
