import type { CallContext } from '@pausenplatz/kernel-server';
import { getWorkPlan, type OwnPlan, type Plan, type Section, type State } from '../../contract/index.ts';
import { progressOf } from '../../rules/index.ts';
import { keptFrom, presentAssignment, presentPlan, presentSections, presentState } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { peopleOf, teachersOf } from '../queries/people.ts';
import { chosenPupils, statesOf } from '../queries/pupils.ts';
import { type PlanScope, provePlan } from '../scope.ts';
import type { WorkPlansTables } from '../tables.ts';
import { handle } from '../work-plans.ts';

type Context = CallContext<WorkPlansTables>;

export const getWorkPlanHandler = handle(getWorkPlan, async (context, { url }) => planFor(context, await provePlan(context, { url })));

/** A plan as its reader may see it: pupils their own states, teachers the classes that have it. */
export async function planFor(context: Context, scope: PlanScope): Promise<Plan> {
  const { row, given, as, canEdit } = scope;
  const content = await readContent(context.db, [row.id]);
  const isTeacher = as === 'teacher';
  const states = isTeacher ? [] : await ownStatesOf(context, scope);
  const sections = presentSections(context, content, row.id, isTeacher ? undefined : keptFrom(states));
  const chosen = isTeacher
    ? await chosenPupils(
        context.db,
        given.map(({ id }) => id),
      )
    : new Map<string, string[]>();
  return presentPlan(context, row, {
    sections,
    canEdit,
    author: (await peopleOf(context.db, [row.owner_id])).get(row.owner_id) ?? null,
    assignments: given.map((one) => presentAssignment(one, chosen.get(one.id))),
    own: isTeacher ? null : await ownOf(context, scope, sections, states),
  });
}

/** How far each task is, for the counting. */
export function progressTasks(sections: readonly Section[], states: ReadonlyMap<string, OwnPlan['states'][number]>) {
  return sections.flatMap(({ tasks }) =>
    tasks.map(({ id, mandatory, correctionMode }) => ({ mandatory, correctionMode, status: states.get(id)?.status ?? ('open' as const) })),
  );
}

async function ownStatesOf({ db }: Context, { given: [here], userId }: PlanScope): Promise<State[]> {
  return here ? (await statesOf(db, here.id, [userId])).map(presentState) : [];
}

async function ownOf({ db }: Context, { given: [here], userId }: PlanScope, sections: readonly Section[], states: State[]) {
  if (!here) return null;
  const about = await db
    .selectFrom('work_plan_pupil')
    .selectAll()
    .where('assignment_id', '=', here.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const byTask = new Map(states.map((one) => [one.taskId, one]));
  return {
    assignmentId: here.id,
    userId,
    status: progressOf(progressTasks(sections, byTask), about?.closed_at != null).status,
    states,
    selfEvaluation: about?.self_evaluation ?? {},
    teacherEvaluation: about?.teacher_evaluation ?? {},
    feedbackTeacher: about?.feedback_teacher ?? '',
    teachers: await teachersOf(db, here.class_id),
  };
}
