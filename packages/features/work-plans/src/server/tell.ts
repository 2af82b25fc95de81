import { type CallContext, personOf, type Work } from '@pausenplatz/kernel-server';
import { planAssignmentTopic, planTaskStatusChanged, planTopic, planUpdated } from '../contract/index.ts';
import type { WorkPlansTables } from './tables.ts';

type Context = CallContext<WorkPlansTables>;
const event = (context: Context) => ({ v: 1, at: context.clock.now().toISOString(), by: personOf(context).userId }) as const;

/** Tells everybody who reads a plan that it changed. */
export function tellPlan(work: Work<WorkPlansTables>, context: Context, id: string, rev: number): void {
  work.publish({ topic: planTopic(id) }, planUpdated, { ...event(context), id, rev });
}

interface PupilNews {
  readonly planId: string;
  readonly assignmentId: string;
  /** Null for what is said about the whole plan. */
  readonly taskId: string | null;
  readonly userId: string;
}

/** Tells one pupil and the teachers; a classmate's connection stays silent. */
export function tellPupil(work: Work<WorkPlansTables>, context: Context, { planId, ...news }: PupilNews): void {
  const payload = { ...event(context), id: planId, ...news };
  work.publish({ topic: planAssignmentTopic(news.assignmentId) }, planTaskStatusChanged, payload);
  work.publish({ userId: news.userId }, planTaskStatusChanged, payload);
}
