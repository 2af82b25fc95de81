import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import type { CallContext } from '@pausenplatz/kernel-server';
import { getToday, homeworkLimits, type PlanOfToday, type Task } from '../../contract/index.ts';
import { isDoneBy, schoolDays } from '../../rules/index.ts';
import { handle } from '../homework.ts';
import { presentTask } from '../present.ts';
import { otherMinutes } from '../queries/other-minutes.ts';
import { readFactsOf } from '../queries/plan-facts.ts';
import { taskRows } from '../queries/task-rows.ts';
import { type PlanScope, proveOwnPlans } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { presentPlan } from './read-plan.ts';

type Context = CallContext<HomeworkTables>;
interface Days {
  readonly today: string;
  readonly first: string;
  readonly next: string;
}

/** So far back and ahead a home screen looks. */
const daysAround = 7;

export const getTodayHandler = handle(getToday, async (context) => {
  const today = zurichDay(context.clock.now());
  const days = { today, ...schoolDays(today) };
  const taught = await plansOf(context, await proveOwnPlans(context, 'teacher'), days);
  const attended = await plansOf(context, await proveOwnPlans(context, 'pupil'), days);
  return { ...days, plans: [...taught, ...attended] };
});

/** As many queries for one class as for twenty. */
async function plansOf(context: Context, scopes: readonly PlanScope<'teacher' | 'pupil'>[], days: Days): Promise<PlanOfToday[]> {
  const [sample] = scopes;
  if (!sample) return [];
  const facts = await readFactsOf(
    context.db,
    scopes.map(({ classId }) => classId),
    sample,
  );
  const tasks = await tasksOf(context, scopes, sample, days);
  const range = { from: days.first, to: days.next };
  const others = sample.as === 'teacher' ? await otherMinutes(context.db, scopes as readonly PlanScope<'teacher'>[], range) : [];
  return facts.map((one, index) => {
    const { id } = one.schoolClass;
    // Private entries belong to no class and stand with the first one.
    const here = tasks.filter(({ classId }) => classId === id || (classId === null && index === 0)).map(({ task }) => task);
    const shown = presentPlan(context, { ...sample, classId: id }, one, { view: 'day', ...range }, here);
    return {
      ...shown,
      content: shown.content.filter((column) =>
        column.specialDayBox === null
          ? column.day === days.first || column.day === days.next
          : column.tasks.length + column.events.length > 0,
      ),
      otherMinutes: others.filter(({ classId }) => classId === id),
      late: sample.as === 'teacher' ? [] : here.filter((task) => isLate(task, sample.userId ?? '', days)),
      soon: here.filter((task) => task.event && task.specialDayBox === null && (task.date ?? '') > days.next),
    };
  });
}

function isLate(task: Task, userId: string, { first }: Days): boolean {
  return !task.event && task.specialDayBox === null && task.date !== null && task.date < first && !isDoneBy(task, userId);
}

async function tasksOf(
  context: Context,
  scopes: readonly PlanScope[],
  { as, userId }: PlanScope,
  { first, next }: Days,
): Promise<{ readonly classId: string | null; readonly task: Task }[]> {
  const reader = { as, userId };
  const from = as === 'pupil' ? addDays(first, -daysAround) : first;
  const rows = await taskRows(context.db, reader, (where) =>
    where.and([
      where.or([
        where(
          'class_id',
          'in',
          scopes.map(({ classId }) => classId),
        ),
        where('owner_id', '=', userId ?? ''),
      ]),
      // Events reach over at most so many days, which keeps the search inside the index.
      where('date', '>=', addDays(from, -homeworkLimits.eventDays)),
      where('date', '<=', addDays(next, daysAround)),
      where.or([
        where.and([where('box_id', 'is', null), where('date', '>=', from), where('date', '<=', next)]),
        where.and([where('event', '=', true), where('box_id', 'is', null), where('date', '>', next)]),
        where.and([where('event', '=', true), where('event_date_to', '>=', first)]),
        where.and([where('box_id', 'is not', null), where('date', '=', mondayOf(first))]),
      ]),
    ]),
  ).execute();
  return rows.map((row) => ({ classId: row.class_id, task: presentTask(context, row, reader) }));
}
