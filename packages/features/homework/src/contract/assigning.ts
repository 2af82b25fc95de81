import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { planWriteRefusals } from './proof-refusals.ts';
import { defineCall, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { feedback, minutes, task } from './shapes.ts';
import { changing } from './tasks.ts';
import { feedbackTypes } from './words.ts';

const answered = z.object({ task });

export const assignTo = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Give a task to one pupil, or take it away; from the whole class it goes to all the others.',
  path: 'homework/task/assignedTo',
  input: z.strictObject({ taskId: scalars.id, userId: scalars.id, add: z.boolean() }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});

export const assignToAll = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Give a task to the whole class, or to nobody yet.',
  path: 'homework/task/assignedToAll',
  input: z.strictObject({ taskId: scalars.id, add: z.boolean() }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});

export const assignToGroup = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Give a task to exactly these pupils.',
  path: 'homework/task/assignedToGroup',
  input: z.strictObject({ taskId: scalars.id, pupils: z.array(scalars.id).check(scalars.atMost(100)) }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});

const ofAssignee = { taskId: scalars.id, userId: scalars.id } as const;

export const updateAssignee = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Tick a task off or say how long it took; pupils for themselves, teachers for any pupil of the class.',
  path: 'homework/task/assignedto/update',
  actors: signedInActors(404, {
    pupilOwner: 200,
    pupilSameClass: 403,
    teacherOfClass: 200,
    schoolAdminOwn: 403,
    private: 403,
    schoolAdminOther: 403,
  }),
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofAssignee, field: z.literal('done'), value: z.boolean() }),
    z.strictObject({ ...ofAssignee, field: z.literal('minutes'), value: z.nullable(minutes) }),
  ]),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'DURATION_NOT_ALLOWED', 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});

export const addFeedback = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Give a pupil feedback on a task; a note stays with its author unless it is shared.',
  path: 'homework/add-feedback',
  idempotent: true,
  input: z.strictObject({
    taskId: scalars.id,
    userId: scalars.id,
    type: z.enum(feedbackTypes),
    feedback: z._default(scalars.optionalText(homeworkLimits.feedbackMaximum), ''),
    shared: z._default(z.boolean(), false),
  }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});

/** Feedback that was taken back, with the seal by which it comes back just as it was. */
const deletedFeedback = z.strictObject({
  ...feedback.shape,
  feedback: scalars.optionalText(homeworkLimits.feedbackMaximum),
  taskId: scalars.id,
  userId: scalars.id,
  until: scalars.timestamp,
  seal: z.string().check(scalars.atMost(60)),
});

export const deleteFeedback = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Take feedback back; notes only by their author.',
  path: 'homework/delete-feedback',
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ task, deleted: deletedFeedback }),
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'TASK_NOT_FOUND'],
});

export const restoreFeedback = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Bring feedback back that was just deleted, from who gave it and with its day.',
  path: 'homework/restore-feedback',
  input: deletedFeedback,
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'FEEDBACK_GONE', 'PUPIL_NOT_IN_CLASS', 'TASK_NOT_FOUND'],
});
