import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { type EvaluationItem, updatePlanStatus } from '../../contract/index.ts';
import { isAnswerTo, mayAnswer, progressOf } from '../../rules/index.ts';
import { holdPupil } from '../hold.ts';
import { presentSections, presentState } from '../present.ts';
import { readContent } from '../queries/content.ts';
import { statesOf } from '../queries/pupils.ts';
import type { WorkPlansTables } from '../tables.ts';
import { tellPupil } from '../tell.ts';
import { handle, refuse } from '../work-plans.ts';
import { progressTasks } from './read-plan.ts';
import { type HereScope, provePupil } from './states.ts';

type Context = CallContext<WorkPlansTables>;
type OwnWork = Work<WorkPlansTables>;
type Change = ParsedInputOf<typeof updatePlanStatus>;

export const updatePlanStatusHandler = handle(updatePlanStatus, async (context, change) => {
  const { assignmentId, userId } = change;
  const scope = await provePupil(context, assignmentId, userId);
  await context.transact(async (work) => {
    const { evaluation } = await holdPupil(work, scope, null, userId);
    await work.db
      .insertInto('work_plan_pupil')
      .values({
        assignment_id: assignmentId,
        user_id: userId,
        selected: false,
        self_evaluation: '{}',
        teacher_evaluation: '{}',
        closed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['assignment_id', 'user_id']).doNothing())
      .execute();
    await store(work, context, scope, change, evaluation);
    tellPupil(work, context, { planId: scope.row.id, assignmentId, taskId: null, userId });
  });
  return confirmed;
});

async function store(work: OwnWork, context: Context, scope: HereScope, change: Change, items: readonly EvaluationItem[]): Promise<void> {
  const { assignmentId, userId } = change;
  const mayWrite = change.field === 'selfEvaluation' ? scope.as === 'pupil' : scope.as === 'teacher';
  if (!mayWrite) refuse('EVALUATION_FORBIDDEN');
  const of = work.db.updateTable('work_plan_pupil').where('assignment_id', '=', assignmentId).where('user_id', '=', userId);
  if (change.field === 'feedbackTeacher') {
    await of.set({ feedback_teacher: change.value, feedback_by: scope.userId }).execute();
    return;
  }
  if (change.field === 'finished') {
    if (change.value && !(await isThrough(work, context, scope, userId))) refuse('MANDATORY_OPEN');
    await of.set({ closed_at: change.value ? context.clock.now() : null }).execute();
    return;
  }
  const item = items.find(({ id }) => id === change.item);
  if (!item || !isAnswerTo(item, change.value)) return refuse('EVALUATION_WRONG');
  if (!mayAnswer(scope.as, item)) return refuse('EVALUATION_FORBIDDEN');
  const column = change.field === 'selfEvaluation' ? 'self_evaluation' : 'teacher_evaluation';
  const ref = sql.ref(column);
  const value =
    change.value === null
      ? sql`${ref} - ${change.item}::text`
      : sql`${ref} || jsonb_build_object(${change.item}::text, ${JSON.stringify(change.value)}::jsonb)`;
  await of.set({ [column]: value }).execute();
}

/** All mandatory tasks of the pupil are through. */
async function isThrough(work: OwnWork, context: Context, { here, row }: HereScope, userId: string): Promise<boolean> {
  const sections = presentSections(context, await readContent(work.db, [row.id]), row.id);
  const states = (await statesOf(work.db, here.id, [userId])).map(presentState);
  const { through, mandatory } = progressOf(progressTasks(sections, new Map(states.map((one) => [one.taskId, one]))), false);
  return through === mandatory;
}
