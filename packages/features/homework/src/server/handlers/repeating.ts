import { daysBetween } from '@pausenplatz/kernel-format';
import { type CallContext, newId, type Work } from '@pausenplatz/kernel-server';
import { sql, type Updateable } from 'kysely';
import { deleteRepeated, homeworkLimits, repeatTask, type RepeatScope, updateRepeated } from '../../contract/index.ts';
import { mergeWords, repeatDays, type RepeatPlan } from '../../rules/index.ts';
import { copyAttachments, copySelection } from '../attachments.ts';
import { handle, refuse } from '../homework.ts';
import { answerTask } from '../present.ts';
import { proveTask, type TaskRow, type TaskScope } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { tellPlan } from '../tell.ts';
import { movedEnd } from './tasks.ts';

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
  const tasks = await context.transact((work) => storeSeries(work, context, scope, plan, days));
  return { ...(await answerTask(context, scope)), tasks };
});

const tooLong = () => refuse('REPEAT_TOO_LONG', { details: { maximum: homeworkLimits.seriesTasks } });

/** Makes the series and its tasks; of an earlier series, what comes later and was not touched by anybody goes. */
async function storeSeries(
  work: Work<HomeworkTables>,
  context: Context,
  scope: TaskScope<'change'>,
  plan: RepeatPlan,
  days: readonly string[],
) {
  const { row } = scope;
  const kept = row.series_id === null ? [] : await clearLater(work, context, row.series_id, plan.from);
  const seriesId = newId();
  await work.db
    .insertInto('homework_series')
    .values({
      id: seriesId,
      mode: plan.mode,
      selected_days: [...plan.selectedDays],
      first_day: plan.from,
      last_day: plan.to,
      created_by: scope.userId,
    })
    .execute();
  const copies = days.filter((day) => !kept.includes(day)).map((day) => copyOn(row, day, seriesId, scope.userId));
  if (copies.length > 0) await work.db.insertInto('homework_task').values(copies).execute();
  const ids = copies.map((copy) => copy.id);
  await copyAttachments(work, row.id, ids);
  if (!row.assigned_to_class) await copySelection(work, row.id, ids);
  const { revision } = await work.db
    .updateTable('homework_task')
    .set({ series_id: seriesId, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where('id', '=', row.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tellPlan(work, context, { classId: row.class_id, change: 'repeated', taskId: row.id, revision });
  return copies.length + 1;
}

function copyOn(row: TaskRow, day: string, seriesId: string, userId: string) {
  const { class_id, owner_id, box_id, task, subject, event, minutes, visible, assigned_to_class, position } = row;
  const end = movedEnd(row, day);
  const same = { class_id, owner_id, box_id, task, subject, event, minutes, visible, assigned_to_class, position };
  return { ...same, id: newId(), date: day, event_date_to: end, series_id: seriesId, created_by: userId, deleted_at: null };
}

/** Deletes later tasks of a series that nobody has done anything with; answers the days of those that stay. */
async function clearLater(work: Work<HomeworkTables>, context: Context, seriesId: string, after: string): Promise<string[]> {
  const later = work.db
    .selectFrom('homework_task')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('date', '>', after)
    .where('deleted_at', 'is', null);
  await work.db
    .updateTable('homework_task')
    .set({ deleted_at: context.clock.now() })
    .where('id', 'in', later)
    .where((where) =>
      where.not(
        where.or([
          where.exists(where.selectFrom('homework_feedback').select('id').whereRef('task_id', '=', 'homework_task.id')),
          where.exists(
            where
              .selectFrom('homework_assignee')
              .select('user_id')
              .whereRef('task_id', '=', 'homework_task.id')
              .where((own) => own.or([own('done_at', 'is not', null), own('homework_assignee.minutes', 'is not', null)])),
          ),
        ]),
      ),
    )
    .execute();
  const stay = await work.db
    .selectFrom('homework_task')
    .select('date')
    .where('series_id', '=', seriesId)
    .where('date', '>', after)
    .where('deleted_at', 'is', null)
    .execute();
  return stay.flatMap((row) => (row.date === null ? [] : [row.date]));
}

/** Tasks of the series that a scope means, seen from one day. */
function meant(work: Work<HomeworkTables>, seriesId: string, scope: RepeatScope, date: string) {
  const all = work.db.selectFrom('homework_task').select('id').where('series_id', '=', seriesId).where('deleted_at', 'is', null);
  switch (scope) {
    case 'this':
      return all.where('date', '=', date);
    case 'fromHere':
      return all.where('date', '>=', date);
    case 'all':
      return all;
  }
}

export const updateRepeatedHandler = handle(updateRepeated, async (context, change) => {
  const scope = await proveTask(context, change.taskId, 'change');
  const { series_id: seriesId, date } = scope.row;
  if (seriesId === null || date === null) return refuse('NOT_REPEATED');
  const { tasks, kept } = await context.transact(async (work) => {
    const wanted = meant(work, seriesId, change.scope, date);
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
  ids: ReturnType<typeof meant> | readonly string[],
  set: Updateable<HomeworkTables['homework_task']>,
): Promise<number> {
  const result = await work.db
    .updateTable('homework_task')
    .set({ ...set, revision: sql<number>`revision + 1`, updated_at: context.clock.now() })
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Each day gets the new words, joined with what somebody wrote on it alone; where both are about the same words, the day keeps its own. */
async function changeWords(
  work: Work<HomeworkTables>,
  context: Context,
  wanted: ReturnType<typeof meant>,
  { base, mine }: { readonly base: string; readonly mine: string },
): Promise<{ tasks: number; kept: string[] }> {
  // Locked until the commit, so that nobody's words arrive between reading and writing.
  const days = await wanted.select('task').orderBy('id').forUpdate().execute();
  const byWords = Map.groupBy(days, ({ task }) => joinedWords(base, mine, task));
  let tasks = 0;
  for (const [words, same] of byWords) {
    const ids = same.map(({ id }) => id);
    if (words !== null) tasks += await changeAll(work, context, ids, { task: words });
  }
  return { tasks, kept: (byWords.get(null) ?? []).map(({ id }) => id) };
}

function joinedWords(base: string, mine: string, theirs: string): string | null {
  const joined = mergeWords(base, mine, theirs);
  return joined !== null && joined.length <= homeworkLimits.taskMaximum ? joined : null;
}

export const deleteRepeatedHandler = handle(deleteRepeated, async (context, { taskId, date, scope: which }) => {
  const scope = await proveTask(context, taskId, 'change');
  const { series_id: seriesId } = scope.row;
  if (seriesId === null) return refuse('NOT_REPEATED');
  const tasks = await context.transact(async (work) => {
    const result = await work.db
      .updateTable('homework_task')
      .set({ deleted_at: context.clock.now(), revision: sql<number>`revision + 1` })
      .where('id', 'in', meant(work, seriesId, which, date))
      .executeTakeFirst();
    await tellPlan(work, context, { classId: scope.row.class_id, change: 'deleted', taskId });
    return Number(result.numUpdatedRows);
  });
  return { tasks };
});
