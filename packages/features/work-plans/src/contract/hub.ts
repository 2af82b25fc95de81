import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Readers of a plan: that its tasks changed, never what anybody did. */
export const planTopic = topicKind('plan');
/** Teachers of a class that has a plan: also what single pupils did. */
export const planAssignmentTopic = topicKind('plan-assignment');

const event = { v: z.literal(1), at: scalars.timestamp, by: z.nullable(scalars.id) } as const;

/** The plan, or who has it, changed; listeners read again what they may see. */
export const planUpdated = defineHubMessage('PlanUpdated', z.object({ ...event, id: scalars.id, rev: z.number() }));

/** The state or the protocol of one pupil changed; goes to that pupil and to the teachers. */
export const planTaskStatusChanged = defineHubMessage(
  'PlanTaskStatusChanged',
  z.object({ ...event, id: scalars.id, assignmentId: scalars.id, taskId: z.nullable(scalars.id), userId: scalars.id }),
);
