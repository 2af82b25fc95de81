import { checkPlan } from '../../contract/index.ts';
import { progressOf } from '../../rules/index.ts';
import { presentAssignment, presentState } from '../present.ts';
import { pupilsWith, statesOf } from '../queries/pupils.ts';
import { proveTeacher } from '../scope.ts';
import { handle, refuse } from '../work-plans.ts';
import { planFor, progressTasks } from './read-plan.ts';

/** As many queries for one pupil as for thirty, and for one task as for sixty. */
export const checkPlanHandler = handle(checkPlan, async (context, { url, assignmentId }) => {
  const scope = await proveTeacher(context, { url });
  const here = scope.given.find(({ id }) => id === assignmentId);
  if (!here) return refuse('WORK_PLAN_NOT_FOUND');
  const plan = await planFor(context, scope);
  const pupils = await pupilsWith(context.db, here);
  const rows = await statesOf(
    context.db,
    here.id,
    pupils.map(({ id }) => id),
  );
  const ofPlan = new Set(plan.sections.flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  const statesByPupil = Map.groupBy(
    rows.filter(({ task_id }) => ofPlan.has(task_id)),
    (row) => row.user_id,
  );
  const checked = pupils.map(({ id, firstName, lastName, number, closed_at, ...about }) => {
    const states = (statesByPupil.get(id) ?? []).map(presentState);
    const progress = progressOf(progressTasks(plan.sections, new Map(states.map((one) => [one.taskId, one]))), closed_at !== null);
    return {
      id,
      firstName,
      lastName,
      number,
      states,
      status: progress.status,
      percent: progress.percent,
      mandatoryThrough: progress.through,
      optionalThrough: progress.optionalThrough,
      selfEvaluation: about.self_evaluation ?? {},
      teacherEvaluation: about.teacher_evaluation ?? {},
      feedbackTeacher: about.feedback_teacher ?? '',
    };
  });
  const tasks = plan.sections.flatMap((section) => section.tasks);
  const mandatory = tasks.filter((task) => task.mandatory).length;
  const assignment = plan.assignments.find(({ id }) => id === assignmentId) ?? presentAssignment(here);
  return { plan, assignment, mandatory, optional: tasks.length - mandatory, pupils: checked };
});
