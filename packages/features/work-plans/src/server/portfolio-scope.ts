import { type CallContext, personOf } from '@pausenplatz/kernel-server';
import { pupilsWith } from './queries/pupils.ts';
import { ownTraces } from './queries/traces.ts';
import { proveAssignment } from './scope.ts';
import type { WorkPlansTables } from './tables.ts';
import { refuse } from './work-plans.ts';

type Context = CallContext<WorkPlansTables>;
declare const proven: unique symbol;

/** Proof that the actor may read what this pupil did in an assignment. */
export interface PortfolioScope {
  readonly [proven]: true;
  readonly assignmentId: string;
  readonly pupilId: string;
  /** Who reads. */
  readonly userId: string;
  /** The pupil reads their own and has the plan no more: then only what they worked at. */
  readonly isFormer: boolean;
}

/** Teachers as in check mode; pupils their own, whatever became of their class, their place in it, or the assignment. */
export async function provePortfolio(context: Context, assignmentId: string, pupilId: string): Promise<PortfolioScope> {
  const { userId } = personOf(context);
  const isOwn = userId === pupilId;
  if (isOwn && (await ownTraces(context.db, userId, 1, assignmentId)).length > 0) {
    const isFormer = await proveAssignment(context, assignmentId).then(
      () => false,
      () => true,
    );
    return { assignmentId, pupilId, userId, isFormer } as PortfolioScope;
  }
  const scope = await proveAssignment(context, assignmentId);
  if (scope.as === 'pupil' && !isOwn) return refuse('WORK_PLAN_FORBIDDEN');
  const pupils = await pupilsWith(context.db, scope.here);
  if (!pupils.some(({ id }) => id === pupilId)) return refuse('PUPIL_WITHOUT_PLAN');
  // The checks above are the proof; nothing else makes this type.
  return { assignmentId, pupilId, userId, isFormer: false } as PortfolioScope;
}
