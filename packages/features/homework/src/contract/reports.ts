import { classReadRefusals } from '@pausenplatz/schools/contract';
import { planReadRefusals } from './proof-refusals.ts';
import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { feedback, person, pupil } from './shapes.ts';
import { feedbackTypes } from './words.ts';

const range = {
  schoolClassId: scalars.id,
  from: scalars.calendarDay,
  to: scalars.calendarDay,
} as const;

const report = {
  method: 'POST',
  access: onlyRoles('Teacher'),
  actors: signedInActors(403, { pupilOtherClass: 403, teacherOfClass: 200, teacherSameSchool: 404, teacherOtherSchool: 404 }),
  mutates: false,
} as const;

/** One row of the table pupil × type (decisions 2.6); `done` of `assigned` is the done rate. */
const reportRow = z.object({
  pupil,
  counts: z.record(z.enum(feedbackTypes), z.number()),
  minutes: z.number(),
  assigned: z.number(),
  done: z.number(),
});
export type ReportRow = z.output<typeof reportRow>;

export const reportTable = defineCall({
  ...report,
  summary: 'Feedback per pupil and type, minutes and done rate of a class.',
  path: 'homework/reports/table',
  input: z.strictObject({
    ...range,
    /** Left out: all. */
    pupils: z.optional(z.array(scalars.id).check(scalars.atMost(100))),
    types: z.optional(z.array(z.enum(feedbackTypes)).check(scalars.atMost(6))),
  }),
  output: z.object({ className: z.string(), rows: z.array(reportRow) }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'RANGE_IMPOSSIBLE', 'TASK_FORBIDDEN'],
});

const sheetEntry = z.object({
  taskId: scalars.id,
  date: z.nullable(scalars.calendarDay),
  task: z.string(),
  subject: z.nullable(z.string()),
  doneAt: z.nullable(scalars.timestamp),
  minutes: z.nullable(z.number()),
  feedback: z.array(z.object({ ...feedback.shape, author: z.string() })),
});
export type SheetEntry = z.output<typeof sheetEntry>;

const ofPupil = z.strictObject({ ...range, userId: scalars.id });

export const pupilSheet = defineCall({
  ...report,
  summary: 'Timeline of one pupil: task, date, feedback and who gave it.',
  path: 'homework/reports/pupil',
  input: ofPupil,
  output: z.object({ className: z.string(), pupil, entries: z.array(sheetEntry) }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'PUPIL_NOT_IN_CLASS', 'RANGE_IMPOSSIBLE', 'TASK_FORBIDDEN'],
});

export const pupilSheetPdf = defineCall({
  ...report,
  summary: 'The pupil sheet as a PDF for the talk with the parents, in base64.',
  path: 'homework/reports/pupil-pdf',
  input: ofPupil,
  output: z.object({ fileName: z.string(), pdf: z.string() }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'PUPIL_NOT_IN_CLASS', 'RANGE_IMPOSSIBLE', 'TASK_FORBIDDEN'],
});

export const classLoad = defineCall({
  ...report,
  summary: 'Expected minutes per weekday and tasks per subject of a class.',
  path: 'homework/reports/load',
  input: z.strictObject(range),
  output: z.object({
    weekdays: z.array(z.object({ weekday: z.number(), tasks: z.number(), minutes: z.number(), days: z.number() })),
    subjects: z.array(z.object({ subject: z.nullable(z.string()), color: z.string(), tasks: z.number(), minutes: z.number() })),
  }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'RANGE_IMPOSSIBLE', 'TASK_FORBIDDEN'],
});

export const untickedTasks = defineCall({
  ...report,
  summary: 'Tasks that nobody ticked off, newest first.',
  path: 'homework/reports/unticked',
  input: z.strictObject({ ...range, cursor: z.optional(z.string().check(scalars.atMost(120))) }),
  output: z.object({
    tasks: z.array(
      z.object({
        id: scalars.id,
        task: z.string(),
        subject: z.nullable(z.string()),
        date: scalars.calendarDay,
        assigned: z.number(),
        author: z.nullable(person),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'RANGE_IMPOSSIBLE', 'TASK_FORBIDDEN'],
});
