import { addDays, daysBetween, mondayOf } from '@pausenplatz/kernel-format';
import { type CallContext, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { copyWeek } from '../../contract/index.ts';
import { copyAttachments, copySelection } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { holdPlan } from '../hold.ts';
import { positionIn } from '../places.ts';
import { type PlanScope, proveTeaching, type TaskRow } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';

type Context = CallContext<HomeworkTables>;

export const copyWeekHandler = handle(copyWeek, async (context, { schoolClassId, from, to }) => {
  const scope = await proveTeaching(context, schoolClassId);
  const days = daysBetween(mondayOf(from), mondayOf(to));
  if (days === 0) return refuse('RANGE_IMPOSSIBLE');
  return context.transact(async (work) => {
    await holdPlan(work, scope);
    const there = new Set((await tasksOfWeek(work, scope, to)).map((row) => wordsAt(row, row.date)));
    const copied: string[] = [];
    for (const row of await tasksOfWeek(work, scope, from)) {
      const date = addDays(row.date ?? from, days);
      // Copied twice, or typed by hand already: it comes once.
      if (row.series_id !== null || row.event || there.has(wordsAt(row, date))) continue;
      copied.push(await copyTo(work, context, row, date));
    }
    if (copied.length > 0) await tellPlan(work, context, { classId: scope.classId, change: 'added' });
    return { copied };
  });
});

const wordsAt = ({ task, subject, box_id: box }: TaskRow, date: string | null) => JSON.stringify([date, box, subject, task]);

/** Everything dated of one week, also what stands in the boxes that begin anew every Monday. */
function tasksOfWeek(work: Work<HomeworkTables>, { classId }: PlanScope, day: string): Promise<TaskRow[]> {
  const monday = mondayOf(day);
  return (
    work.db
      .selectFrom('homework_task')
      .selectAll('homework_task')
      .leftJoin('homework_box', 'homework_box.id', 'homework_task.box_id')
      .where('homework_task.class_id', '=', classId)
      .where('date', '>=', monday)
      .where('date', '<=', addDays(monday, 6))
      .where('homework_task.deleted_at', 'is', null)
      // A box that was taken away gets nothing new.
      .where('homework_box.deleted_at', 'is', null)
      .orderBy('homework_task.position')
      .orderBy('homework_task.id')
      .execute()
  );
}

async function copyTo(work: Work<HomeworkTables>, context: Context, row: TaskRow, date: string): Promise<string> {
  const { id: _id, revision: _revision, created_at: _created, updated_at: _updated, ...same } = row;
  const id = newId();
  const place = { classId: row.class_id, ownerId: null, date, boxId: row.box_id };
  const position = await positionIn(work, place, undefined);
  const copy = { ...same, id, date, position, created_by: personOf(context).userId };
  await work.db.insertInto('homework_task').values(copy).execute();
  await copyAttachments(work, row.id, [id]);
  await copySelection(work, row.id, [id]);
  return id;
}
