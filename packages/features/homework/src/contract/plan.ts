import { classReadRefusals } from '@pausenplatz/schools/contract';
import { planReadRefusals } from './proof-refusals.ts';
import { actors, anyone, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { person, plan, pupil, subject, task } from './shapes.ts';
import { planViews, taskFilters } from './words.ts';

/** Secret of a share: whoever has it may read the class's plan without names. */
export const shareSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const readers = { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 403, private: 404 } as const;
const openRow = actors(404, { ...readers, anonymous: 401, linkHolder: 200, initialPassword: 403 });
const guestProof = {
  guest: z._default(z.boolean(), false),
  /** What makes a guest: the boolean alone opens nothing. */
  share: z.optional(shareSecret),
} as const;

export const getPlan = defineCall({
  summary: 'The plan of a class for the week, day or month around a date; for guests without any name.',
  method: 'POST',
  path: 'homework/get',
  access: anyone,
  actors: openRow,
  mutates: false,
  framed: true,
  input: z.strictObject({
    date: scalars.calendarDay,
    /** Left out by guests: the share knows its class. */
    schoolClass: z.optional(scalars.id),
    view: z._default(z.enum(planViews), 'week'),
    ...guestProof,
  }),
  output: plan,
  refusals: [...classReadRefusals, ...planReadRefusals, 'NOT_SIGNED_IN', 'SHARE_NOT_FOUND'],
});

export const getTasks = defineCall({
  summary: 'Tasks or events of a class from a date on, in order, page by page.',
  method: 'POST',
  path: 'homework/tasks/get',
  access: anyone,
  actors: openRow,
  mutates: false,
  framed: true,
  input: z.strictObject({
    date: scalars.calendarDay,
    /** Last day; four weeks after `date` when left out. */
    to: z.optional(scalars.calendarDay),
    schoolClassId: z.optional(scalars.id),
    filter: z._default(z.enum(taskFilters), 'all'),
    cursor: z.optional(z.string().check(scalars.atMost(120))),
    ...guestProof,
  }),
  output: z.object({
    schoolClass: z.object({ id: scalars.id, name: z.string(), color: z.string() }),
    subjects: z.array(subject),
    today: scalars.calendarDay,
    tasks: z.array(task),
    next: z.nullable(z.string()),
    shareTopic: z.nullable(z.string()),
  }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'NOT_SIGNED_IN', 'RANGE_IMPOSSIBLE', 'SHARE_NOT_FOUND'],
});

export const searchTasks = defineCall({
  summary: 'Tasks of a class whose text or subject holds all the words, newest first, page by page.',
  method: 'POST',
  path: 'homework/search',
  access: onlyRoles('Teacher', 'Pupil'),
  actors: signedInActors(404, { ...readers, private: 403, schoolAdminOther: 403 }),
  mutates: false,
  input: z.strictObject({ schoolClassId: scalars.id, text: scalars.text(100), cursor: z.optional(z.string().check(scalars.atMost(120))) }),
  output: z.object({ tasks: z.array(task), next: z.nullable(z.string()) }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'RANGE_IMPOSSIBLE'],
});

export const getStudyHall = defineCall({
  summary: 'All subjects of seven days for one pupil: what is asked, what is open, what was done (H12).',
  method: 'POST',
  path: 'homework/study-hall',
  access: onlyRoles('Teacher', 'Pupil'),
  actors: signedInActors(404, {
    pupilOwner: 200,
    pupilSameClass: 403,
    teacherOfClass: 200,
    schoolAdminOwn: 403,
    private: 403,
    schoolAdminOther: 403,
  }),
  mutates: false,
  input: z.strictObject({
    schoolClassId: scalars.id,
    userId: scalars.id,
    /** Last of the seven days. */
    date: scalars.calendarDay,
  }),
  output: z.object({
    pupil,
    from: scalars.calendarDay,
    to: scalars.calendarDay,
    today: scalars.calendarDay,
    subjects: z.array(
      z.object({
        subject: z.nullable(z.string()),
        color: z.string(),
        tasks: z.array(task).check(scalars.atMost(homeworkLimits.tasksPerDay * 7)),
      }),
    ),
    teachers: z.array(person),
  }),
  refusals: [...classReadRefusals, ...planReadRefusals, 'PUPIL_NOT_IN_CLASS', 'TASK_FORBIDDEN'],
});
