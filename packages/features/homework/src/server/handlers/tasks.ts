import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { addDays, daysBetween } from '@pausenplatz/kernel-format';
import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { sql, type Updateable } from 'kysely';
import { addTask, deleteTask, homeworkLimits, restoreTask, updateEvent, updateTask } from '../../contract/index.ts';
import { mergeWords } from '../../rules/index.ts';
import { storeAttachments } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { positionIn, provePlace } from '../places.ts';
import { answerTask, taskFor } from '../present.ts';
import { proveTask, proveTeaching, type TaskScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';

type Context = CallContext<HomeworkTables>;

export const addTaskHandler = handle(addTask, async (context, input) => {
  const { userId } = personOf(context);
  const scope = input.schoolClassId === null ? null : await proveTeaching(context, input.schoolClassId);
  const classId = scope?.classId ?? null;
  const place = await provePlace(context, {
    classId,
    ownerId: classId === null ? userId : null,
    date: input.date,
    boxId: input.specialDayBox,
  });
  const eventDateTo = input.event ? endOf(place.date, input.eventDateTo) : null;
  const id = newId();
  await context.transact(async (work) => {
    const position = await positionIn(work, place, undefined);
    const row = {
      id,
      class_id: place.classId,
      owner_id: place.ownerId,
      date: place.date,
      box_id: place.boxId,
      task: input.task,
      subject: input.subject,
      event: input.event,
      event_date_to: eventDateTo,
      minutes: input.minutes,
      visible: input.visible,
      assigned_to_class: classId !== null,
      position,
      series_id: null,
      created_by: userId,
      deleted_at: null,
    };
    await work.db.insertInto('homework_task').values(row).execute();
    await tellPlan(work, context, { classId, change: 'added', taskId: id, revision: 1 });
  });
  return { task: await taskFor(context, id, { as: scope?.as ?? 'owner', userId }) };
});

/** The end of an event: on its day or some weeks after it. */
function endOf(date: string | null, end: string | null): string | null {
  if (end === null) return null;
  const days = date === null ? -1 : daysBetween(date, end);
  if (days < 0 || days > homeworkLimits.eventDays)
    return refuse('EVENT_END_IMPOSSIBLE', { details: { maximum: homeworkLimits.eventDays } });
  return days === 0 ? null : end;
}

/** Stores a change, counts it and tells; the row stays locked until the commit, so revisions have no holes. */
export async function store(
  work: Work<HomeworkTables>,
  context: Context,
  scope: TaskScope<'change'>,
  change: Updateable<HomeworkTables['homework_task']>,
  kind: 'updated' | 'moved' | 'deleted' | 'assigned' = 'updated',
): Promise<void> {
  const { revision } = await work.db
    .updateTable('homework_task')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where('id', '=', scope.row.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tellPlan(work, context, { classId: scope.row.class_id, change: kind, taskId: scope.row.id, revision });
}

export const updateTaskHandler = handle(updateTask, async (context, change) => {
  const scope = await proveTask(context, change.id, 'change');
  if (change.field === 'attachments') {
    await context.transact(async (work) => {
      await storeAttachments(work, scope, change.value);
      await store(work, context, scope, {});
    });
    return answerTask(context, scope);
  }
  await context.transact(async (work) => {
    if (change.field === 'task') return store(work, context, scope, { task: await joinedText(work, scope, change) });
    return store(work, context, scope, columnsOf(scope, change));
  });
  return answerTask(context, scope);
});

type Change = ParsedInputOf<typeof updateTask>;
type TextChange = Extract<Change, { field: 'task' }>;

function columnsOf(
  scope: TaskScope,
  change: Exclude<Change, { field: 'task' | 'attachments' }>,
): Updateable<HomeworkTables['homework_task']> {
  switch (change.field) {
    case 'subject':
      return { subject: change.value };
    case 'minutes':
      return { minutes: change.value };
    case 'visible':
      return { visible: change.value };
    case 'event':
      return { event: change.value, event_date_to: change.value ? scope.row.event_date_to : null };
    case 'eventDateTo':
      return {
        event_date_to: scope.row.event ? endOf(scope.row.date, change.value) : refuse('EVENT_END_IMPOSSIBLE', { details: { maximum: 0 } }),
      };
  }
}

/** The words to store: as typed, joined with what somebody else wrote meanwhile, or a refusal that holds the other's words. */
async function joinedText(work: Work<HomeworkTables>, scope: TaskScope, { value, base, revision }: TextChange): Promise<string> {
  const now = await work.db
    .selectFrom('homework_task')
    .select(['task', 'revision'])
    .where('id', '=', scope.row.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // What the writing began from decides. A revision alone may be newer than that: it reaches a screen while somebody types.
  const isUntouched = base === undefined ? revision === undefined || revision === now.revision : base === now.task;
  if (isUntouched) return value;
  const joined = base === undefined ? null : mergeWords(base, value, now.task);
  return joined ?? refuse('TASK_TEXT_CONFLICT', { details: { theirs: now.task, mine: value, revision: now.revision } });
}

export const updateEventHandler = handle(updateEvent, async (context, { id, task, date, subject, visible }) => {
  const scope = await proveTask(context, id, 'change');
  await context.transact(async (work) => {
    const place = { classId: scope.row.class_id, ownerId: scope.row.owner_id, date, boxId: null };
    const isMoved = scope.row.date !== date || scope.row.box_id !== null;
    const position = isMoved ? await positionIn(work, place, undefined, id) : scope.row.position;
    await store(work, context, scope, { task, date, subject, visible, box_id: null, position, event: true, event_date_to: null });
  });
  return answerTask(context, scope);
});

export const deleteTaskHandler = handle(deleteTask, async (context, { id }) => {
  const scope = await proveTask(context, id, 'change');
  await context.transact((work) => store(work, context, scope, { deleted_at: context.clock.now() }, 'deleted'));
  return confirmed;
});

export const restoreTaskHandler = handle(restoreTask, async (context, { id, withSeries }) => {
  const scope = await proveTask(context, id, 'change', { deleted: true });
  await context.transact(async (work) => {
    if (withSeries) await restoreSeries(work, scope);
    return store(work, context, scope, { deleted_at: null });
  });
  return answerTask(context, scope);
});

/** The other tasks of the series that were deleted in the same moment; those that went alone stay away. */
async function restoreSeries(work: Work<HomeworkTables>, { row }: TaskScope): Promise<void> {
  await work.db
    .updateTable('homework_task')
    .set({ deleted_at: null, revision: sql<number>`revision + 1` })
    .where('series_id', '=', row.series_id)
    .where('deleted_at', '=', row.deleted_at)
    .where('id', '!=', row.id)
    .execute();
}

/** End date of an event that moves along with its day. */
export function movedEnd(row: { readonly date: string | null; readonly event_date_to: string | null }, date: string | null): string | null {
  if (row.event_date_to === null || row.date === null || date === null) return null;
  return addDays(date, daysBetween(row.date, row.event_date_to));
}
