import { daysBetween, mergeWords } from '@pausenplatz/kernel-format';
import { type CallContext, lockFor, newId, type Work } from '@pausenplatz/kernel-server';
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { deleteRepeated, homeworkLimits, repeatTask, type SeriesRange, updateRepeated } from '../../contract/index.ts';
import { repeatDays, type RepeatPlan } from '../../rules/index.ts';
import { copyAttachments, copySelection } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { answerTask } from '../present.ts';
import { type HeldTask, holdTask } from '../hold.ts';
import { proveTask, type TaskRow, type TaskScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';
import { movedEnd, store } from './tasks.ts';

type Context = CallContext<HomeworkTables>;

export const repeatTaskHandler = handle(repeatTask, async (context, { taskId, repeatMode, repeatTo, selectedDays }) => {
  const scope = await proveTask(context, taskId, 'change');
  const { row } = scope;
  const isWeekly = repeatMode === 'weekly' || repeatMode === 'biweekly';
  // A box of the week comes again with its Monday; a box without days never does.
  if (row.date === null || (row.box_id !== null && !isWeekly)) return refuse('REPEAT_IMPOSSIBLE');
  const plan: RepeatPlan = {
    mode: repeatMode,
    from: row.date,
    to: repeatTo,
    selectedDays: [...new Set(selectedDays)].toSorted((a, b) => a - b),
  };
  if (daysBetween(row.date, repeatTo) > homeworkLimits.seriesDays) return tooLong();
  const days = repeatDays(plan);
  if (days.length === 0) return refuse('REPEAT_IMPOSSIBLE');
  if (days.length >= homeworkLimits.seriesTasks) return tooLong();
  const tasks = await context.transact(async (work) => {
    const held = await holdRepeated(work, scope);
    // Its day decides about all others; who moved it meanwhile sees it where it is now.
    return held.row.date === plan.from ? storeSeries(work, context, held, plan, days) : refuse('TASK_NOT_FOUND');
  });
  return { ...(await answerTask(context, scope)), tasks };
});

const tooLong = () => refuse('REPEAT_TOO_LONG', { details: { maximum: homeworkLimits.seriesTasks } });

/** Makes the series and its tasks; of an earlier series, what comes later and was not touched by anybody goes. */
async function storeSeries(work: Work<HomeworkTables>, context: Context, held: HeldTask, plan: RepeatPlan, days: readonly string[]) {
  const { row, userId } = held;
  const kept = row.series_id === null ? [] : await clearLater(work, context, row, plan.from);
  const seriesId = newId();
  await work.db
    .insertInto('homework_series')
    .values({
      id: seriesId,
      mode: plan.mode,
      selected_days: [...plan.selectedDays],
      first_day: plan.from,
      last_day: plan.to,
      created_by: userId,
    })
    .execute();
  const copies = days.filter((day) => !kept.includes(day)).map((day) => copyOn(row, day, seriesId, userId));
  if (copies.length > 0) await work.db.insertInto('homework_task').values(copies).execute();
  const ids = copies.map((copy) => copy.id);
  await copyAttachments(work, row.id, ids);
  if (!row.assigned_to_class) await copySelection(work, row.id, ids);
  await store(work, context, held, { series_id: seriesId }, 'repeated');
  return copies.length + 1;
}

function copyOn(row: TaskRow, day: string, seriesId: string, userId: string) {
  const { class_id, owner_id, box_id, task, subject, event, minutes, visible, assigned_to_class, position, opens } = row;
  const end = movedEnd(row, day);
  const same = { class_id, owner_id, box_id, task, subject, event, minutes, visible, assigned_to_class, position, opens };
  return { ...same, id: newId(), date: day, event_date_to: end, series_id: seriesId, created_by: userId, deleted_at: null };
}

/** Two changes of one series come one after the other, whichever of its days they begin from. */
async function holdRepeated(work: Work<HomeworkTables>, scope: TaskScope<'change'>): Promise<HeldTask> {
  await lockFor(work.db, `homework series ${scope.row.series_id ?? scope.row.id}`);
  return holdTask(work, scope);
}

type Where = ExpressionBuilder<HomeworkTables, 'homework_task'>;

/**
 * Living tasks of a series where the change was proven. It stands directly at each statement: a row that somebody just moved to
 * another class or deleted is judged again by it, and would not be by a list of ids.
 */
const ofSeries = (row: TaskRow) => (where: Where) =>
  where.and([
    where('series_id', '=', row.series_id),
    where('class_id', 'is not distinct from', row.class_id),
    where('owner_id', 'is not distinct from', row.owner_id),
    where('deleted_at', 'is', null),
  ]);

/** Deletes later tasks of a series that nobody has done anything with; answers the days of those that stay. */
async function clearLater(work: Work<HomeworkTables>, context: Context, row: TaskRow, after: string): Promise<string[]> {
  // Locked first: a tick or a feedback that is on its way is waited for, and then seen.
  const later = await work.db
    .selectFrom('homework_task')
    .select(['id', 'date'])
    .where(ofSeries(row))
    .where('date', '>', after)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (later.length === 0) return [];
  const ids = later.map(({ id }) => id);
  const touched = new Set(
    [
      ...(await work.db.selectFrom('homework_feedback').select('task_id').where('task_id', 'in', ids).execute()),
      ...(await work.db
        .selectFrom('homework_assignee')
        .select('task_id')
        .where('task_id', 'in', ids)
        .where((own) => own.or([own('done_at', 'is not', null), own('minutes', 'is not', null)]))
        .execute()),
    ].map((one) => one.task_id),
  );
  const untouched = ids.filter((id) => !touched.has(id));
  if (untouched.length > 0)
    await work.db.updateTable('homework_task').set({ deleted_at: context.clock.now() }).where('id', 'in', untouched).execute();
  return later.flatMap(({ id, date }) => (touched.has(id) && date !== null ? [date] : []));
}

/** Tasks of the series within a range, seen from one day. */
const tasksInRange = (row: TaskRow, range: SeriesRange, date: string) => (where: Where) => {
  switch (range) {
    case 'this':
      return where.and([ofSeries(row)(where), where('date', '=', date)]);
    case 'fromHere':
      return where.and([ofSeries(row)(where), where('date', '>=', date)]);
    case 'all':
      return ofSeries(row)(where);
  }
};
type TasksInRange = ReturnType<typeof tasksInRange>;

export const updateRepeatedHandler = handle(updateRepeated, async (context, change) => {
  const scope = await proveTask(context, change.taskId, 'change');
  if (scope.row.series_id === null || scope.row.date === null) return refuse('NOT_REPEATED');
  const { tasks, kept } = await context.transact(async (work) => {
    const { row } = await holdRepeated(work, scope);
    if (row.series_id === null || row.date === null) return refuse('NOT_REPEATED');
    const wanted = tasksInRange(row, change.scope, row.date);
    const done =
      change.field === 'task'
        ? await changeWords(work, context, wanted, { base: change.base ?? scope.row.task, mine: change.value })
        : { tasks: await changeAll(work, context, wanted, { [change.field]: change.value }), kept: [] };
    await tellPlan(work, context, { classId: scope.row.class_id, change: 'repeated', taskId: scope.row.id });
    return done;
  });
  return { ...(await answerTask(context, scope)), tasks, kept };
});

async function changeAll(
  work: Work<HomeworkTables>,
  context: Context,
  which: TasksInRange,
  set: Updateable<HomeworkTables['homework_task']>,
): Promise<number> {
  const result = await work.db
    .updateTable('homework_task')
    .set({ ...set, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where(which)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Each day gets the new words, joined with what somebody wrote on it alone; where both are about the same words, the day keeps its own. */
async function changeWords(
  work: Work<HomeworkTables>,
  context: Context,
  wanted: TasksInRange,
  { base, mine }: { readonly base: string; readonly mine: string },
): Promise<{ tasks: number; kept: string[] }> {
  // Locked until the commit, so that nobody's words arrive between reading and writing.
  const days = await work.db.selectFrom('homework_task').select(['id', 'task']).where(wanted).orderBy('id').forUpdate().execute();
  const byWords = Map.groupBy(days, ({ task }) => joinedWords(base, mine, task));
  let tasks = 0;
  for (const [words, same] of byWords) {
    const ids = same.map(({ id }) => id);
    if (words !== null) tasks += await changeAll(work, context, (where) => where('id', 'in', ids), { task: words });
  }
  return { tasks, kept: (byWords.get(null) ?? []).map(({ id }) => id) };
}

function joinedWords(base: string, mine: string, theirs: string): string | null {
  const joined = mergeWords(base, mine, theirs);
  return joined !== null && joined.length <= homeworkLimits.taskMaximum ? joined : null;
}

export const deleteRepeatedHandler = handle(deleteRepeated, async (context, { taskId, date, scope: which }) => {
  const scope = await proveTask(context, taskId, 'change');
  if (scope.row.series_id === null) return refuse('NOT_REPEATED');
  const tasks = await context.transact(async (work) => {
    const { row } = await holdRepeated(work, scope);
    const result = await work.db
      .updateTable('homework_task')
      .set({ deleted_at: context.clock.now(), revision: sql<number>`revision + 1` })
      .where(tasksInRange(row, which, date))
      .executeTakeFirst();
    await tellPlan(work, context, { classId: scope.row.class_id, change: 'deleted', taskId });
    return Number(result.numUpdatedRows);
  });
  return { tasks };
});
