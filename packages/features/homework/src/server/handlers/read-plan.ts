import { addDays, mondayOf, zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { type Column, getPlan, homeworkLimits, homeworkShareTopic, type Plan, type PlanView, type Task } from '../../contract/index.ts';
import { planRange, sortPupils, standsOn } from '../../rules/index.ts';
import { daysFromTo } from '@pausenplatz/kernel-format';
import { handle } from '../homework.ts';
import { presentTask } from '../present.ts';
import { type PlanFacts, readPlanFacts } from '../queries/plan-facts.ts';
import { otherMinutes } from '../queries/other-minutes.ts';
import { taskRows } from '../queries/task-rows.ts';
import { asGuest, type PlanScope, provePlan, proveShare } from '../scope.ts';
import type { HomeworkTables } from '../tables.ts';
import { refuse } from '../homework.ts';

type Context = CallContext<HomeworkTables>;

/** A guest shows the secret of a share; members show who they are, and may look at what guests see. */
export async function proveReading(
  context: Context,
  input: { readonly guest: boolean; readonly share?: string | undefined; readonly classId: string | undefined },
): Promise<PlanScope> {
  if (input.share !== undefined) return proveShare(context, input.share);
  personOf(context);
  const scope = input.classId === undefined ? refuse('PLAN_NOT_FOUND') : await provePlan(context, input.classId);
  return input.guest ? asGuest(scope) : scope;
}

export const getPlanHandler = handle(getPlan, async (context, { date, schoolClass, view, guest, share }) => {
  const scope = await proveReading(context, { guest, share, classId: schoolClass });
  const facts = await readPlanFacts(context.db, scope);
  const { from, to } = planRange(view, date);
  const tasks = await tasksOfPlan(context, scope, { from, to, monday: mondayOf(date) });
  const others = isTeaching(scope) ? await otherMinutes(context.db, [scope], { from, to }) : [];
  return { ...presentPlan(context, scope, facts, { view, from, to }, tasks), otherMinutes: others };
});

const isTeaching = (scope: PlanScope): scope is PlanScope<'teacher'> => scope.as === 'teacher' && !scope.isArchived;

async function tasksOfPlan(context: Context, scope: PlanScope, range: { from: string; to: string; monday: string }): Promise<Task[]> {
  const reader = { as: scope.as, userId: scope.userId, isPast: scope.isArchived };
  const rows = await taskRows(context.db, reader, (where) => {
    const ofWeek = where.and([
      where('date', '<=', range.to),
      // Events reach over at most so many days, which keeps the search inside the index.
      where('date', '>=', addDays(range.from, -homeworkLimits.eventDays)),
      where.or([
        where.and([where('box_id', 'is', null), where.or([where('date', '>=', range.from), where('event_date_to', '>=', range.from)])]),
        where.and([where('box_id', 'is not', null), where('date', '=', range.monday)]),
      ]),
    ]);
    const undated = where('date', 'is', null);
    const whose = [where('class_id', '=', scope.classId), where('owner_id', '=', scope.userId ?? '')];
    // Whose and when stand in the same part: with a choice of owners around a choice of days all years of a class would be read.
    return where.or(whose.flatMap((one) => [where.and([one, ofWeek]), where.and([one, undated])]));
  }).execute();
  return rows.map((row) => presentTask(context, row, reader));
}

/** The plan as its reader may see it; what other classes ask for is for the caller to add. */
export function presentPlan(
  context: Pick<Context, 'clock'>,
  scope: PlanScope,
  facts: PlanFacts,
  { view, from, to }: { readonly view: PlanView; readonly from: string; readonly to: string },
  tasks: readonly Task[],
): Omit<Plan, 'otherMinutes'> {
  const showsBoxes = view === 'week' || view === 'day';
  // A box that was taken away stays where old weeks have something in it.
  const boxes = showsBoxes ? facts.boxes.filter((box) => !box.isGone || tasks.some((task) => task.specialDayBox === box.id)) : [];
  const inColumn = (day: string | null, box: string | null): Column => {
    const here = tasks.filter((task) =>
      box === null ? task.specialDayBox === null && day !== null && standsOn(task, day) : task.specialDayBox === box,
    );
    return { day, specialDayBox: box, tasks: here.filter((task) => !task.event), events: here.filter((task) => task.event) };
  };
  const columnsOf = (side: 'before' | 'after') => boxes.filter((box) => box.side === side).map((box) => inColumn(null, box.id));
  const isGuest = scope.as === 'guest';
  return {
    ...facts.settings,
    schoolLimitMinutes: facts.schoolLimitMinutes,
    schoolClass: facts.schoolClass,
    from,
    to,
    today: zurichDay(context.clock.now()),
    canTeach: scope.as === 'teacher' && !scope.isArchived,
    isGuest,
    pupils: isGuest ? [] : sortPupils(facts.pupils, facts.settings.pupilSortOrder),
    teachers: facts.teachers,
    groups: facts.groups,
    specialDayBoxesBefore: boxes.filter((box) => box.side === 'before'),
    specialDayBoxesAfter: boxes.filter((box) => box.side === 'after'),
    showWeekend: true,
    showTeachers: false,
    showDurations: facts.settings.pupilsCanSetDuration,
    content: [...columnsOf('before'), ...daysFromTo(from, to).map((day) => inColumn(day, null)), ...columnsOf('after')],
    shareTopic: scope.shareId === null ? null : homeworkShareTopic(scope.shareId),
  };
}
