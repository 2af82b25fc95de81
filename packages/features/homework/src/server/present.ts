import { presentFile } from '@pausenplatz/documents/server';
import type { CallContext } from '@pausenplatz/kernel-server';
import type { Assignee, Task } from '../contract/index.ts';
import { pupilSeesFeedback, teacherSeesFeedback } from '../rules/index.ts';
import type { TaskReader, TaskResult } from './queries/task-rows.ts';
import { taskRows } from './queries/task-rows.ts';
import { refuse } from './homework.ts';
import type { TaskScope } from './scope.ts';
import type { HomeworkTables } from './tables.ts';

type Signer = Pick<CallContext<HomeworkTables>, 'signer' | 'clock'>;

/** A task as its reader may see it: guests see no person at all, pupils themselves, teachers the class. */
export function presentTask(services: Signer, row: TaskResult, reader: TaskReader): Task {
  const { series } = row;
  return {
    id: row.id,
    task: row.task,
    subject: row.subject,
    date: row.date,
    visible: row.visible,
    event: row.event,
    eventDateTo: row.event_date_to,
    specialDayBox: row.box_id,
    assignedTo: reader.as === 'guest' ? [] : assigneesOf(row, reader),
    assignedToSchoolClass: row.assigned_to_class,
    position: row.position,
    forSchoolClass: row.owner_id === null,
    minutes: row.minutes,
    repeat: series && { mode: series.mode, from: series.first_day, to: series.last_day, selectedDays: series.selected_days },
    attachments: row.attachments.map((file) => presentFile(services, file)),
    opens: reader.as === 'guest' ? null : row.opens,
    author: reader.as === 'guest' || row.created_by === '' ? null : row.created_by,
    revision: row.revision,
  };
}

function assigneesOf(row: TaskResult, reader: TaskReader): Assignee[] {
  const seen = row.feedback.filter((one) => {
    const about = { type: one.type, teacherId: one.teacher_id, shared: one.shared };
    return reader.as === 'teacher' ? teacherSeesFeedback(about, reader.userId ?? '') : pupilSeesFeedback(about);
  });
  const ids = new Set([...row.assignees.map((one) => one.user_id), ...seen.map((one) => one.user_id)]);
  return [...ids].map((id) => {
    const own = row.assignees.find((one) => one.user_id === id);
    return {
      id,
      selected: row.assigned_to_class || (own?.selected ?? false),
      doneAt: own?.done_at ? timestamp(own.done_at) : null,
      minutes: own?.minutes ?? null,
      feedback: seen
        .filter((one) => one.user_id === id)
        .map((one) => ({
          id: one.id,
          type: one.type,
          feedback: one.feedback,
          feedbackTeacherId: one.teacher_id === '' ? null : one.teacher_id,
          shared: one.shared,
          at: timestamp(one.created_at),
        })),
    };
  });
}

/** PostgreSQL writes timestamps inside JSON as text with an offset. */
const timestamp = (value: Date | string): string => new Date(value).toISOString();

/** The task of a scope as its actor sees it now. */
export async function answerTask(context: CallContext<HomeworkTables>, scope: TaskScope): Promise<{ task: Task }> {
  return { task: await taskFor(context, { id: scope.row.id, classId: scope.row.class_id }, readerOfScope(scope)) };
}

export function readerOfScope(scope: TaskScope): TaskReader {
  return { as: scope.plan?.as ?? 'owner', userId: scope.userId, isPast: scope.plan?.isArchived ?? false };
}

/** The task in the class for which its reader was proven; somebody may have moved it on since. */
export async function taskFor(
  context: CallContext<HomeworkTables>,
  { id, classId }: { readonly id: string; readonly classId: string | null },
  reader: TaskReader,
): Promise<Task> {
  const row = await taskRows(context.db, reader, (where) =>
    where.and([where('homework_task.id', '=', id), where('homework_task.class_id', 'is not distinct from', classId)]),
  ).executeTakeFirst();
  return row ? presentTask(context, row, reader) : refuse('TASK_NOT_FOUND');
}
