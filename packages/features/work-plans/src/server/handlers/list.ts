import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, personOf, type UserActor } from '@pausenplatz/kernel-server';
import { type ListedPlan, listPlans, type PlanTab, workPlanLimits } from '../../contract/index.ts';
import { progressOf } from '../../rules/index.ts';
import { presentAssignment, presentSections, presentState } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { countsOf } from '../queries/counts.ts';
import { chosenPupils } from '../queries/pupils.ts';
import { givenTo, type PlanScope, scopeOf } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle } from '../work-plans.ts';
import { progressTasks } from './read-plan.ts';

type Context = CallContext<WorkPlansTables>;

/** As many queries for one plan as for a hundred. */
export const listPlansHandler = handle(listPlans, async (context, { tab, sort }) => {
  const actor = personOf(context);
  const today = zurichDay(context.clock.now());
  const scopes = (await scopesOf(context, actor)).filter((scope) => standsIn(scope, tab)).slice(0, workPlanLimits.listed);
  const plans = actor.roles.includes('Teacher') ? await ofTeacher(context, scopes) : await ofPupil(context, scopes);
  return { plans: sort === 'name' ? plans.toSorted((a, b) => a.title.localeCompare(b.title, 'de-CH')) : plans, today };
});

/** All plans that somebody may read because they are theirs or a class's of theirs; the newest first. */
export async function scopesOf({ db }: Context, actor: UserActor): Promise<PlanScope[]> {
  const classIds = [...actor.teachesClassIds, ...actor.attendsClassIds, ...actor.placedClassIds];
  const rows = await db
    .selectFrom('work_plan')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('owner_id', '=', actor.userId),
        ...(classIds.length === 0
          ? []
          : [
              where.exists(
                where
                  .selectFrom('work_plan_assignment as given')
                  .select('given.id')
                  .whereRef('given.plan_id', '=', 'work_plan.id')
                  .where('given.class_id', 'in', classIds)
                  .where('withdrawn_at', 'is', null),
              ),
            ]),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(workPlanLimits.plansPerPerson * 2)
    .execute();
  const given = Map.groupBy(
    await givenTo(
      db,
      rows.map(({ id }) => id),
      actor.userId,
    ),
    (one) => one.plan_id,
  );
  return rows.flatMap((row) => scopeOf(row, actor, given.get(row.id) ?? []) ?? []);
}

export function standsIn({ row, given, isAuthor, as }: PlanScope, tab: PlanTab): boolean {
  const isUsed = given.some(({ isArchived }) => !isArchived);
  const isPast = row.archived_at !== null || (given.length > 0 && !isUsed);
  if (tab === 'template') return as === 'teacher' && isAuthor && row.template !== 'none';
  if (tab === 'archive') return isPast;
  return !isPast && (isUsed || (isAuthor && row.template === 'none'));
}

const idsOf = (scopes: readonly PlanScope[]) => scopes.map(({ row }) => row.id);

function listed({ row, canEdit }: PlanScope, tasks: number) {
  const { id, url, title, template, keywords, updated_at } = row;
  return { id, url, title, template, keywords, tasks, canEdit, updatedAt: updated_at.toISOString() };
}

async function ofTeacher(context: Context, scopes: readonly PlanScope[]): Promise<ListedPlan[]> {
  const given = scopes.flatMap((scope) => scope.given.map(({ id }) => id));
  const [counts, chosen] = [await countsOf(context.db, given), await chosenPupils(context.db, given)];
  const tasks = await tasksOf(context, idsOf(scopes));
  return scopes.map((scope) => ({
    ...listed(scope, tasks.get(scope.row.id) ?? 0),
    assignments: scope.given.map((one) => ({
      ...presentAssignment(one, chosen.get(one.id)),
      ...(counts.get(one.id) ?? { pupilCount: 0, waiting: 0, oldestWaiting: null }),
    })),
    progress: null,
  }));
}

async function tasksOf({ db }: Context, planIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('work_plan_task as task')
    .innerJoin('work_plan_section as section', 'section.id', 'task.section_id')
    .select((select) => ['task.plan_id', select.fn.countAll<string>().as('count')])
    .where('task.plan_id', 'in', planIds)
    .where('task.deleted_at', 'is', null)
    .where('section.deleted_at', 'is', null)
    .groupBy('task.plan_id')
    .execute();
  return new Map(rows.map(({ plan_id, count }) => [plan_id, Number(count)]));
}

async function ofPupil(context: Context, scopes: readonly PlanScope[]): Promise<ListedPlan[]> {
  const { userId } = personOf(context);
  const content = await readContent(context.db, idsOf(scopes));
  const given = scopes.flatMap((scope) => scope.given.map(({ id }) => id));
  const states = Map.groupBy(await ownStates(context, given, userId), (row) => row.assignment_id);
  const closed = new Set(await closedFor(context, given, userId));
  return scopes.map((scope) => {
    const sections = presentSections(context, content, scope.row.id);
    const here = scope.given[0];
    const mine = (states.get(here?.id ?? '') ?? []).map(presentState);
    const progress = progressOf(progressTasks(sections, new Map(mine.map((one) => [one.taskId, one]))), closed.has(here?.id ?? ''));
    const { status, mandatory, through, withTeacher } = progress;
    return {
      ...listed(scope, sections.flatMap(({ tasks }) => tasks).length),
      assignments: scope.given.map((one) => ({ ...presentAssignment(one), pupilCount: 1, waiting: 0, oldestWaiting: null })),
      progress: { status, mandatory, through, withTeacher },
    };
  });
}

export async function ownStates({ db }: Context, assignmentIds: readonly string[], userId: string) {
  if (assignmentIds.length === 0) return [];
  return db.selectFrom('work_plan_state').selectAll().where('assignment_id', 'in', assignmentIds).where('user_id', '=', userId).execute();
}

export async function closedFor({ db }: Context, assignmentIds: readonly string[], userId: string): Promise<string[]> {
  if (assignmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('work_plan_pupil')
    .select('assignment_id')
    .where('assignment_id', 'in', assignmentIds)
    .where('user_id', '=', userId)
    .where('closed_at', 'is not', null)
    .execute();
  return rows.map((row) => row.assignment_id);
}
