import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { planWriteRefusals } from './proof-refusals.ts';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { minutes, subjectName, task, taskText, weekdays } from './shapes.ts';
import { changing } from './tasks.ts';
import { repeatModes, seriesRanges } from './words.ts';

const counted = z.object({ task, tasks: z.number() });

export const repeatTask = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Let a task come again until a date; asked again for a series, what comes after this task is made anew.',
  path: 'homework/task/repeat',
  input: z.strictObject({
    taskId: scalars.id,
    repeatMode: z.enum(repeatModes),
    repeatTo: scalars.calendarDay,
    /** ISO weekdays, for `selectedDays`. */
    selectedDays: z._default(weekdays, []),
  }),
  output: counted,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'BOX_NOT_FOUND', 'REPEAT_IMPOSSIBLE', 'REPEAT_TOO_LONG', 'TASK_NOT_FOUND'],
});

const ofSeries = { taskId: scalars.id, scope: z.enum(seriesRanges) } as const;

export const updateRepeated = defineCall({
  ...changing,
  method: 'POST',
  summary:
    'Change one field of this task of a series, of this and all later ones, or of all. Words of a day that are others are joined, or stay.',
  path: 'homework/task/repeat/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({
      ...ofSeries,
      field: z.literal('task'),
      value: taskText,
      /** The words that the change began from; left out, those of the task that is named. */
      base: z.optional(z.string().check(scalars.atMost(homeworkLimits.taskMaximum))),
    }),
    z.strictObject({ ...ofSeries, field: z.literal('subject'), value: z.nullable(subjectName) }),
    z.strictObject({ ...ofSeries, field: z.literal('minutes'), value: z.nullable(minutes) }),
    z.strictObject({ ...ofSeries, field: z.literal('visible'), value: z.boolean() }),
  ]),
  output: z.object({
    ...counted.shape,
    /** Tasks whose own words could not be joined with the new ones and stay as they are. */
    kept: z.array(scalars.id).check(scalars.atMost(homeworkLimits.seriesTasks)),
  }),
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'BOX_NOT_FOUND', 'NOT_REPEATED', 'TASK_NOT_FOUND'],
});

export const deleteRepeated = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Delete the task of a series on a date, or that and all later ones, or all.',
  path: 'homework/task/repeat/delete',
  input: z.strictObject({ taskId: scalars.id, date: scalars.calendarDay, scope: z._default(z.enum(seriesRanges), 'this') }),
  output: z.object({ tasks: z.number() }),
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'NOT_REPEATED', 'TASK_NOT_FOUND'],
});
