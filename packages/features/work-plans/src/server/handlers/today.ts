import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { getPlansToday, type OpenPlan, workPlanLimits } from '../../contract/index.ts';
import { nextTask, progressOf } from '../../rules/index.ts';
import { presentSections, presentState } from '../present.ts';
import { readContent } from '../queries/content.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle } from '../work-plans.ts';
import { closedFor, ownStates, scopesOf, standsIn } from './list.ts';
import { progressTasks } from './read-plan.ts';
import { waitingStates } from './waiting.ts';

type Context = CallContext<WorkPlansTables>;

export const getPlansTodayHandler = handle(getPlansToday, async (context) => {
  const actor = personOf(context);
  const now = context.clock.now();
  const isTeacher = actor.roles.includes('Teacher');
  return {
    today: zurichDay(now),
    now: now.toISOString(),
    plans: isTeacher ? [] : await openPlans(context),
    ...(isTeacher ? await waitingFor(context, actor.teachesClassIds) : { waiting: { count: 0, oldest: null }, assignmentIds: [] }),
  };
});

/** What a child still has to do, by the day it is due; as many queries for one plan as for ten. */
async function openPlans(context: Context): Promise<OpenPlan[]> {
  const actor = personOf(context);
  const scopes = (await scopesOf(context, actor)).filter((scope) => scope.as === 'pupil' && standsIn(scope, 'my'));
  const content = await readContent(
    context.db,
    scopes.map(({ row }) => row.id),
  );
  const given = scopes.flatMap((scope) => scope.given.map(({ id }) => id));
  const states = Map.groupBy(await ownStates(context, given, actor.userId), (row) => row.assignment_id);
  const closed = new Set(await closedFor(context, given, actor.userId));
  const plans = scopes.flatMap(({ row, given: [here] }) => {
    if (!here || closed.has(here.id)) return [];
    const sections = presentSections(context, content, row.id);
    const mine = new Map((states.get(here.id) ?? []).map((one) => [one.task_id, presentState(one)]));
    const { mandatory, through, withTeacher } = progressOf(progressTasks(sections, mine), false);
    // What is optional waits on the plan itself: who is through is through.
    if (mandatory === through) return [];
    const next = nextTask({ sections }, mine);
    const found = next && {
      taskId: next.id,
      nr: next.nr,
      title: next.title,
      icon: next.icon,
      status: mine.get(next.id)?.status ?? ('open' as const),
    };
    return { id: row.id, url: row.url, title: row.title, dueOn: here.due_on, mandatory, through, withTeacher, next: found };
  });
  const dayOf = ({ dueOn }: OpenPlan) => dueOn ?? '9999-12-31';
  return plans.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other))).slice(0, workPlanLimits.plansToday);
}

async function waitingFor({ db }: Context, classIds: readonly string[]) {
  if (classIds.length === 0) return { waiting: { count: 0, oldest: null }, assignmentIds: [] };
  const row = await waitingStates(db, classIds)
    .select(['work_plan.url', 'given.id', 'task.id as taskId', 'state.user_id', 'state.at', sql<string>`count(*) over ()`.as('count')])
    .orderBy('state.at')
    .limit(1)
    .executeTakeFirst();
  const given = await db
    .selectFrom('work_plan_assignment')
    .select('id')
    .where('class_id', 'in', classIds)
    .where('withdrawn_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(workPlanLimits.listed)
    .execute();
  const oldest = row && {
    planUrl: row.url,
    assignmentId: row.id,
    taskId: row.taskId,
    pupilId: row.user_id,
    since: row.at.toISOString(),
  };
  return { waiting: { count: Number(row?.count ?? 0), oldest: oldest ?? null }, assignmentIds: given.map(({ id }) => id) };
}
