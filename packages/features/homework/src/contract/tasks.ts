import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { planWriteRefusals } from './proof-refusals.ts';
import { defineCall, onlyRoles, safeOwnPath, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { minutes, subjectName, task, taskText } from './shapes.ts';

/** Row of calls that change a task of class 3a. */
const changers = signedInActors(404, {
  pupilOwner: 403,
  pupilSameClass: 403,
  teacherOfClass: 200,
  schoolAdminOwn: 403,
  private: 403,
  schoolAdminOther: 403,
});

/** What every changing call of this feature has in common. */
export const changing = {
  method: 'POST',
  access: onlyRoles('Teacher', 'Pupil'),
  actors: changers,
  mutates: true,
} as const;

const ownPath = z.string().check(
  scalars.atMost(homeworkLimits.opensMaximum),
  z.refine((path) => path !== '/' && safeOwnPath(path) === path),
);

const answered = z.object({ task });

export const addTask = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Add a task or event to a day or box; without a class it is private. A repeated key makes no second one.',
  path: 'homework/add-task',
  idempotent: true,
  input: z.strictObject({
    /** Null for a private entry. */
    schoolClassId: z.nullable(scalars.id),
    task: taskText,
    date: z.nullable(scalars.calendarDay),
    specialDayBox: z._default(z.nullable(scalars.id), null),
    event: z._default(z.boolean(), false),
    eventDateTo: z._default(z.nullable(scalars.calendarDay), null),
    subject: z._default(z.nullable(subjectName), null),
    minutes: z._default(z.nullable(minutes), null),
    visible: z._default(z.boolean(), true),
    /** For these pupils alone; nobody named is the whole class. */
    pupils: z._default(z.array(scalars.id).check(scalars.atMost(homeworkLimits.pupilsPerTask)), []),
    /** Path of an own screen to which the entry leads. */
    opens: z._default(z.nullable(ownPath), null),
  }),
  output: answered,
  refusals: [
    ...classWriteRefusals,
    ...planWriteRefusals,
    'BOX_NOT_FOUND',
    'DAY_IS_FULL',
    'EVENT_END_IMPOSSIBLE',
    'PLACE_IMPOSSIBLE',
    'PUPIL_NOT_IN_CLASS',
    'TASK_NOT_FOUND',
  ],
});

const ofTask = { id: scalars.id, revision: z.optional(z.int().check(z.nonnegative())) } as const;

export const updateTask = defineCall({
  ...changing,
  method: 'POST',
  summary:
    'Change one field of a task. Words that others changed meanwhile are joined, or refused with both texts. A saved event loses its end date.',
  path: 'homework/update-task',
  input: z.discriminatedUnion('field', [
    z.strictObject({
      ...ofTask,
      field: z.literal('task'),
      value: taskText,
      /** The words that the change began from, for joining it with another one. */
      base: z.optional(z.string().check(scalars.atMost(homeworkLimits.taskMaximum))),
    }),
    z.strictObject({ ...ofTask, field: z.literal('subject'), value: z.nullable(subjectName) }),
    z.strictObject({ ...ofTask, field: z.literal('minutes'), value: z.nullable(minutes) }),
    z.strictObject({ ...ofTask, field: z.literal('visible'), value: z.boolean() }),
    z.strictObject({ ...ofTask, field: z.literal('event'), value: z.boolean() }),
    z.strictObject({ ...ofTask, field: z.literal('eventDateTo'), value: z.nullable(scalars.calendarDay) }),
    z.strictObject({
      ...ofTask,
      field: z.literal('attachments'),
      value: z.array(scalars.id).check(scalars.atMost(homeworkLimits.attachmentsPerTask)),
    }),
  ]),
  output: answered,
  refusals: [
    ...classWriteRefusals,
    ...planWriteRefusals,
    'BOX_NOT_FOUND',
    'EVENT_END_IMPOSSIBLE',
    'FILE_NOT_FOUND',
    'TASK_NOT_FOUND',
    'TASK_TEXT_CONFLICT',
  ],
});

export const updateEvent = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Save an event whole; a saved event loses its end date (specification section 4).',
  path: 'homework/event/update',
  input: z.strictObject({
    id: scalars.id,
    task: taskText,
    date: scalars.calendarDay,
    subject: z._default(z.nullable(subjectName), null),
    visible: z._default(z.boolean(), true),
  }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'DAY_IS_FULL', 'TASK_NOT_FOUND'],
});

export const moveTask = defineCall({
  ...changing,
  method: 'POST',
  summary:
    'Move a task to a day, a box or another class, behind a neighbour (null: to the top, left out: to the end); `copy` leaves it and makes another.',
  path: 'homework/task/move',
  input: z.strictObject({
    id: scalars.id,
    date: z.nullable(scalars.calendarDay),
    specialDayBox: z._default(z.nullable(scalars.id), null),
    /** Left out: stays in its class. */
    schoolClassId: z.optional(scalars.id),
    afterId: z.optional(z.nullable(scalars.id)),
    copy: z._default(z.boolean(), false),
  }),
  output: answered,
  refusals: [
    ...classWriteRefusals,
    ...planWriteRefusals,
    'BOX_NOT_FOUND',
    'DAY_IS_FULL',
    'HAS_FEEDBACK',
    'PLACE_IMPOSSIBLE',
    'TASK_NOT_FOUND',
  ],
});

export const deleteTask = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Delete a task; it can be brought back for 60 days.',
  path: 'homework/delete-task',
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'TASK_NOT_FOUND'],
});

export const restoreTask = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Bring a deleted task back to where it stood, or with all of its series that went with it.',
  path: 'homework/restore-task',
  input: z.strictObject({ id: scalars.id, withSeries: z._default(z.boolean(), false) }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'TASK_NOT_FOUND'],
});

export const copyWeek = defineCall({
  ...changing,
  method: 'POST',
  summary:
    'Copy the tasks of one week of a class into another one, day by day; what stands there already comes once, series and events stay.',
  path: 'homework/week/copy',
  input: z.strictObject({
    schoolClassId: scalars.id,
    /** Any day of the week that is copied, and of the one that it goes into. */
    from: scalars.calendarDay,
    to: scalars.calendarDay,
  }),
  output: z.object({ copied: z.array(scalars.id) }),
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'DAY_IS_FULL', 'RANGE_IMPOSSIBLE'],
});
