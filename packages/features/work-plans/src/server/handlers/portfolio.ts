import { zurichDay } from '@pausenplatz/kernel-format';
import { asSystem, type CallContext, personOf } from '@pausenplatz/kernel-server';
import { getPortfolio, listPortfolios, type Portfolio, workPlanLimits } from '../../contract/index.ts';
import { progressOf } from '../../rules/index.ts';
import { provePortfolio, type PortfolioScope } from '../portfolio-scope.ts';
import { keptFrom, presentSections, presentState } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { entriesByTask } from '../queries/entries.ts';
import { goneTasksOf } from '../queries/gone-tasks.ts';
import { statesOf } from '../queries/pupils.ts';
import { ownTraces } from '../queries/traces.ts';
import type { WorkPlansTables } from '../tables.ts';
import { withGoneTasks } from '../worked-sections.ts';
import { handle, refuse } from '../work-plans.ts';
import { progressTasks } from './read-plan.ts';

type Context = CallContext<WorkPlansTables>;

export const listPortfoliosHandler = handle(listPortfolios, async (context) => {
  const traces = await ownTraces(context.db, personOf(context).userId, workPlanLimits.listed);
  return {
    portfolios: traces.map(({ assignment_id: assignmentId, url: planUrl, title, class_id: id, name, color, at }) => ({
      assignmentId,
      planUrl,
      title,
      schoolClass: { id, name, color },
      at: at.toISOString(),
    })),
  };
});

/** As many queries for one task as for sixty. */
export const getPortfolioHandler = handle(getPortfolio, async (context, { assignmentId, userId }) => {
  const scope = await provePortfolio(context, assignmentId, userId);
  // Their own goes along with pupils who went to another school family; its walls would hide the plan around it.
  return scope.isFormer ? asSystem(() => portfolioOf(context, scope)) : portfolioOf(context, scope);
});

async function portfolioOf(context: Context, scope: PortfolioScope): Promise<Portfolio> {
  const { db, clock } = context;
  const { assignmentId, pupilId, isFormer } = scope;
  const given = await db
    .selectFrom('work_plan_assignment as given')
    .innerJoin('work_plan', 'work_plan.id', 'given.plan_id')
    .innerJoin('school_class', 'school_class.id', 'given.class_id')
    .innerJoin('user_account', (join) => join.on('user_account.id', '=', pupilId))
    .leftJoin('work_plan_pupil as about', (join) => join.onRef('about.assignment_id', '=', 'given.id').on('about.user_id', '=', pupilId))
    .select(['work_plan.id', 'work_plan.url', 'work_plan.title', 'work_plan.text', 'self_evaluation_mode', 'due_on', 'class_id'])
    .select(['school_class.name', 'school_class.color', 'first_name', 'last_name'])
    .select(['self_evaluation', 'teacher_evaluation', 'feedback_teacher', 'closed_at'])
    .where('given.id', '=', assignmentId)
    .where('work_plan.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!given) return refuse('WORK_PLAN_NOT_FOUND');
  const did = (await statesOf(db, assignmentId, [pupilId])).map(presentState);
  const isKept = scope.userId === pupilId ? keptFrom(did) : undefined;
  const sections = presentSections(context, await readContent(db, [given.id]), given.id, isKept);
  const states = new Map(did.map((one) => [one.taskId, one]));
  const entries = await entriesByTask(context, db, scope, { assignment_id: assignmentId, user_id: pupilId });
  const progress = progressOf(progressTasks(sections, states), given.closed_at !== null);
  const gone = await goneTasksOf(db, { planId: given.id, assignmentId, pupilId });
  const told = withGoneTasks(context, sections, gone).map((section) => ({
    ...section,
    tasks: section.tasks
      .map((task) => ({ ...task, state: states.get(task.id) ?? null, entries: [...(entries.get(task.id) ?? [])] }))
      .filter(({ state, entries: lines }) => !isFormer || state !== null || lines.length > 0),
  }));
  return {
    assignmentId,
    planUrl: given.url,
    title: given.title,
    text: given.text,
    schoolClass: { id: given.class_id, name: given.name, color: given.color },
    dueOn: given.due_on,
    pupil: { id: pupilId, firstName: given.first_name, lastName: given.last_name },
    today: zurichDay(clock.now()),
    status: progress.status,
    mandatory: progress.mandatory,
    mandatoryThrough: progress.through,
    optionalThrough: progress.optionalThrough,
    closedAt: given.closed_at?.toISOString() ?? null,
    sections: told.filter(({ tasks }) => tasks.length > 0),
    selfEvaluationMode: given.self_evaluation_mode,
    selfEvaluation: given.self_evaluation ?? {},
    teacherEvaluation: given.teacher_evaluation ?? {},
    feedbackTeacher: given.feedback_teacher ?? '',
  };
}
