import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { addDays, daysBetween, mergeWords } from '@pausenplatz/kernel-format';
import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { sql, type Updateable } from 'kysely';
import { addTask, deleteTask, homeworkLimits, restoreTask, updateEvent, updateTask } from '../../contract/index.ts';
import { refuseStrangers, selectPupils } from '../assignees.ts';
import { storeAttachments } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { positionIn, proveSlot } from '../places.ts';
import { type HeldTask, holdPlan, holdTask } from '../hold.ts';
import { answerTask, taskFor } from '../present.ts';
import { proveTask, proveTeaching, type TaskRow } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';

type Context = CallContext<HomeworkTables>;

export const addTaskHandler = handle(addTask, async (context, input) => {
  const { userId } = personOf(context);
  const scope = input.schoolClassId === null ? null : await proveTeaching(context, input.schoolClassId);
  const classId = scope?.classId ?? null;
  const wanted = { classId, ownerId: classId === null ? userId : null, date: input.date, boxId: input.specialDayBox };
  const id = newId();
  return context.transact(async (work) => {
    if (scope) await holdPlan(work, scope);
    const place = await proveSlot(work, wanted);
    const eventDateTo = input.event ? endOf(place.date, input.eventDateTo) : null;
    const pupils = [...new Set(input.pupils)];
    if (pupils.length > 0) await refuseStrangers(work, classId, pupils);
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
      assigned_to_class: classId !== null && pupils.length === 0,
      position,
      series_id: null,
      opens: input.opens,
      created_by: userId,
      deleted_at: null,
    };
    await work.db.insertInto('homework_task').values(row).execute();
    await selectPupils(work, id, pupils);
    await tellPlan(work, context, { classId, change: 'added', taskId: id, revision: 1 });
    return { task: await taskFor({ ...context, db: work.db }, { id, classId }, { as: scope?.as ?? 'owner', userId }) };
  });
});

/** The end of an event: on its day or some weeks after it. */
function endOf(date: string | null, end: string | null): string | null {
  if (end === null) return null;
  const days = date === null ? -1 : daysBetween(date, end);
  if (days < 0 || days > homeworkLimits.eventDays)
    return refuse('EVENT_END_IMPOSSIBLE', { details: { maximum: homeworkLimits.eventDays } });
  return days === 0 ? null : end;
}

/** Stores a change of a held task, counts it and tells. */
export async function store(
  work: Work<HomeworkTables>,
  context: Context,
  { row }: HeldTask,
  change: Updateable<HomeworkTables['homework_task']>,
  kind: 'updated' | 'moved' | 'deleted' | 'assigned' | 'repeated' = 'updated',
): Promise<void> {
  const { revision } = await work.db
    .updateTable('homework_task')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where('id', '=', row.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tellPlan(work, context, { classId: row.class_id, change: kind, taskId: row.id, revision });
}

export const updateTaskHandler = handle(updateTask, async (context, change) => {
  const scope = await proveTask(context, change.id, 'change');
  await context.transact(async (work) => {
    const held = await holdTask(work, scope);
    if (change.field === 'task') return store(work, context, held, { task: joinedText(held.row, change), ...savedEvent });
    if (change.field !== 'attachments') return store(work, context, held, columnsOf(held.row, change));
    await storeAttachments(work, held, change.value);
    return store(work, context, held, {});
  });
  return answerTask(context, scope);
});

/** A saved event loses its end date when it is updated (specification section 4); tasks have none. */
const savedEvent = { event_date_to: null };

type Change = ParsedInputOf<typeof updateTask>;
type TextChange = Extract<Change, { field: 'task' }>;

function columnsOf(row: TaskRow, change: Exclude<Change, { field: 'task' | 'attachments' }>): Updateable<HomeworkTables['homework_task']> {
  switch (change.field) {
    case 'subject':
      return { subject: change.value, ...savedEvent };
    case 'minutes':
      return { minutes: change.value };
    case 'visible':
      return { visible: change.value, ...savedEvent };
    case 'event':
      return { event: change.value, event_date_to: change.value ? row.event_date_to : null };
    case 'eventDateTo':
      return {
        event_date_to: row.event ? endOf(row.date, change.value) : refuse('EVENT_END_IMPOSSIBLE', { details: { maximum: 0 } }),
      };
  }
}

/** The words to store: as typed, joined with what somebody else wrote meanwhile, or a refusal that holds the other's words. */
function joinedText(now: TaskRow, { value, base, revision }: TextChange): string {
  // What the writing began from decides. A revision alone may be newer than that: it reaches a screen while somebody types.
  const isUntouched = base === undefined ? revision === undefined || revision === now.revision : base === now.task;
  if (isUntouched) return value;
  const joined = base === undefined ? null : mergeWords(base, value, now.task);
  return joined ?? refuse('TASK_TEXT_CONFLICT', { details: { theirs: now.task, mine: value, revision: now.revision } });
}

export const updateEventHandler = handle(updateEvent, async (context, { id, task, date, subject, visible }) => {
  const scope = await proveTask(context, id, 'change');
  await context.transact(async (work) => {
    const held = await holdTask(work, scope);
    const { row } = held;
    const place = { classId: row.class_id, ownerId: row.owner_id, date, boxId: null };
    const isMoved = row.date !== date || row.box_id !== null;
    const position = isMoved ? await positionIn(work, place, undefined, id) : row.position;
    await store(work, context, held, { task, date, subject, visible, box_id: null, position, event: true, ...savedEvent });
  });
  return answerTask(context, scope);
});

export const deleteTaskHandler = handle(deleteTask, async (context, { id }) => {
  const scope = await proveTask(context, id, 'change');
  await context.transact(async (work) => {
    const held = await holdTask(work, scope);
    await store(work, context, held, { deleted_at: context.clock.now() }, 'deleted');
  });
  return confirmed;
});

export const restoreTaskHandler = handle(restoreTask, async (context, { id, withSeries }) => {
  const scope = await proveTask(context, id, 'change', { deleted: true });
  await context.transact(async (work) => {
    const held = await holdTask(work, scope);
    if (withSeries) await restoreSeries(work, held);
    return store(work, context, held, { deleted_at: null });
  });
  return answerTask(context, scope);
});

/** The other tasks of the series that were deleted in the same moment; those that went alone stay away. */
async function restoreSeries(work: Work<HomeworkTables>, { row }: HeldTask): Promise<void> {
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
