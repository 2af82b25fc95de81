import { type CallContext, newId, type Work } from '@pausenplatz/kernel-server';
import { moveTask } from '../../contract/index.ts';
import { copyAttachments, copySelection } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { type PlanSlot, positionIn, proveSlot } from '../places.ts';
import { readerOfScope, taskFor } from '../present.ts';
import { type HeldTask, holdPlan, holdTask } from '../hold.ts';
import { proveTask, proveTeaching } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';
import { movedEnd, store } from './tasks.ts';

type Context = CallContext<HomeworkTables>;

export const moveTaskHandler = handle(moveTask, async (context, input) => {
  const scope = await proveTask(context, input.id, 'change');
  const { row } = scope;
  const target = input.schoolClassId === undefined ? null : await proveTeaching(context, input.schoolClassId);
  const classId = target?.classId ?? row.class_id;
  const wanted = { classId, ownerId: classId === null ? row.owner_id : null, date: input.date, boxId: input.specialDayBox };
  const id = await context.transact(async (work) => {
    if (target) await holdPlan(work, target);
    const held = await holdTask(work, scope);
    const place = await proveSlot(work, wanted);
    return input.copy ? copyTo(work, context, held, place, input.afterId) : moveTo(work, context, held, place, input.afterId);
  });
  return { task: await taskFor(context, { id, classId }, { ...readerOfScope(scope), as: target?.as ?? readerOfScope(scope).as }) };
});

async function moveTo(work: Work<HomeworkTables>, context: Context, held: HeldTask, place: PlanSlot, afterId: string | null | undefined) {
  const { row } = held;
  const changesClass = place.classId !== row.class_id;
  if (changesClass) await leaveClass(work, row.id);
  const position = await positionIn(work, place, afterId, row.id);
  const change = {
    class_id: place.classId,
    owner_id: place.ownerId,
    date: place.date,
    box_id: place.boxId,
    position,
    event_date_to: place.boxId === null ? movedEnd(row, place.date) : null,
    ...(changesClass && { assigned_to_class: true, series_id: null, subject: row.subject, opens: null }),
  };
  await store(work, context, held, change, 'moved');
  if (changesClass) await tellPlan(work, context, { classId: place.classId, change: 'moved', taskId: row.id });
  return row.id;
}

/** In another class nobody has done anything yet; feedback belongs to pupils and would be lost, so then only a copy can go. */
async function leaveClass(work: Work<HomeworkTables>, taskId: string): Promise<void> {
  const feedback = await work.db.selectFrom('homework_feedback').select('id').where('task_id', '=', taskId).executeTakeFirst();
  if (feedback) refuse('HAS_FEEDBACK');
  await work.db.deleteFrom('homework_assignee').where('task_id', '=', taskId).execute();
}

async function copyTo(
  work: Work<HomeworkTables>,
  context: Context,
  { row, userId }: HeldTask,
  place: PlanSlot,
  afterId: string | null | undefined,
) {
  const id = newId();
  const staysInClass = place.classId === row.class_id;
  const copy = {
    id,
    class_id: place.classId,
    owner_id: place.ownerId,
    date: place.date,
    box_id: place.boxId,
    task: row.task,
    subject: row.subject,
    event: row.event,
    event_date_to: place.boxId === null ? movedEnd(row, place.date) : null,
    minutes: row.minutes,
    visible: row.visible,
    assigned_to_class: staysInClass ? row.assigned_to_class : place.classId !== null,
    position: await positionIn(work, place, afterId),
    series_id: null,
    // What one class has, another one may not.
    opens: staysInClass ? row.opens : null,
    created_by: userId,
    deleted_at: null,
  };
  await work.db.insertInto('homework_task').values(copy).execute();
  await copyAttachments(work, row.id, [id]);
  if (staysInClass) await copySelection(work, row.id, [id]);
  await tellPlan(work, context, { classId: place.classId, change: 'added', taskId: id, revision: 1 });
  return id;
}
