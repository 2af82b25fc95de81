import { defineHubMessage, scalars, topicKind } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** Members of a class: that its plan changed, never what is in it. */
export const homeworkTopic = topicKind('homework');
/** Teachers of a class: also what single pupils did. */
export const homeworkTeachersTopic = topicKind('homework-teachers');
/** Guests of a shared plan, by the share's id. */
export const homeworkShareTopic = topicKind('homework-share');

const event = { v: z.literal(1), at: scalars.timestamp, by: z.nullable(scalars.id) } as const;

/** The plan of a class changed; listeners read again. `rev` is the revision of the one task it is about, if it is one. */
export const homeworkChanged = defineHubMessage(
  'HomeworkChanged',
  z.object({
    ...event,
    schoolClassId: z.nullable(scalars.id),
    taskId: z.nullable(scalars.id),
    rev: z.number(),
    change: z.enum(['added', 'updated', 'moved', 'deleted', 'assigned', 'repeated', 'settings']),
  }),
);

/** A pupil's own state of a task changed; goes to that pupil and to the teachers of the class. */
export const homeworkAssigneeUpdated = defineHubMessage(
  'HomeworkAssigneeUpdated',
  z.object({ ...event, schoolClassId: scalars.id, taskId: scalars.id, userId: scalars.id, field: z.enum(['done', 'minutes', 'feedback']) }),
);
