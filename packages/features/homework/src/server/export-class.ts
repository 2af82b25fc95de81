import { ownTables, type Steps } from '@pausenplatz/kernel-server';
import { type ClassScope, proveClass, shownPupils } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { teacherSeesFeedback } from '../rules/index.ts';
import type { HomeworkTables } from './tables.ts';

/** The plan of a class for who teaches it: its tasks, who did them, the feedback that this teacher sees, the files. Nobody else reads it. */
export const exportClass: NonNullable<Steps['exportClass']> = async (services, classId, asker) => {
  const db = ownTables<HomeworkTables>(services.db);
  const scope = await proveClass({ db, actor: asker }, classId, 'read');
  if (!scope.rights.has('teach')) return null;
  const tasks = await db
    .selectFrom('homework_task')
    .select(['id', 'date', 'box_id', 'task', 'subject', 'event', 'event_date_to', 'minutes', 'visible', 'assigned_to_class'])
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .orderBy('position')
    .execute();
  const pupilIds = await livePupils(db, scope);
  const { assignees, feedback } = await doneBy(db, classId, pupilIds);
  const seen = feedback.filter(({ type, teacher_id, shared }) =>
    teacherSeesFeedback({ type, teacherId: teacher_id, shared }, asker.userId),
  );
  const [statesOf, feedbackOf] = [Map.groupBy(assignees, (row) => row.task_id), Map.groupBy(seen, (row) => row.task_id)];
  const files = await db
    .selectFrom('homework_attachment')
    .innerJoin('homework_task', 'homework_task.id', 'task_id')
    .innerJoin('file', 'file.id', 'file_id')
    .select(['file.name', 'file.blob_name as blob'])
    .distinct()
    .where('class_id', '=', classId)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    data: {
      settings: (await db.selectFrom('homework_class').selectAll().where('class_id', '=', classId).executeTakeFirst()) ?? null,
      boxes: await db
        .selectFrom('homework_box')
        .select(['id', 'side', 'title', 'per_week'])
        .where('class_id', '=', classId)
        .where('deleted_at', 'is', null)
        .execute(),
      tasks: tasks.map((task) => ({
        ...task,
        pupils: (statesOf.get(task.id) ?? []).map(({ task_id: _task, ...state }) => state),
        feedback: (feedbackOf.get(task.id) ?? []).map(({ user_id, type, feedback: words, created_at }) => ({
          user_id,
          type,
          feedback: words,
          created_at,
        })),
      })),
    },
    files,
  };
};

async function livePupils(db: Kysely<HomeworkTables>, scope: ClassScope): Promise<string[]> {
  const shown = await shownPupils(db, scope);
  if (shown.length === 0) return [];
  const rows = await db.selectFrom('user_account').select('id').where('id', 'in', shown).where('deleted_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

async function doneBy(db: Kysely<HomeworkTables>, classId: string, pupilIds: readonly string[]) {
  if (pupilIds.length === 0) return { assignees: [], feedback: [] };
  const ofClass = db.selectFrom('homework_task').select('id').where('class_id', '=', classId).where('deleted_at', 'is', null);
  const assignees = await db
    .selectFrom('homework_assignee')
    .selectAll()
    .where('task_id', 'in', ofClass)
    .where('user_id', 'in', pupilIds)
    .execute();
  const feedback = await db
    .selectFrom('homework_feedback')
    .selectAll()
    .where('task_id', 'in', ofClass)
    .where('user_id', 'in', pupilIds)
    .orderBy('created_at')
    .execute();
  return { assignees, feedback };
}
