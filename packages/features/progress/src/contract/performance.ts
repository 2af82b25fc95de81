import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const ms = count;

const performance = z.object({
  firstName: z.string(),
  /** Calendar weeks of the school year up to now, also those in which nothing was practised; `monday` is their first day. */
  weeks: z.array(z.object({ monday: scalars.calendarDay, points: count, answers: count })),
  trainers: z.array(
    z.object({
      trainer: z.string(),
      known: count,
      due: count,
      secure: count,
      /** At the end of each of `weeks`: what is secure today and was so by then. Empty where a trainer keeps no dates. */
      secureByWeek: z.array(count),
    }),
  ),
  /** Of this week, Monday first: what was practised, and whether a missed day counts as the free one of its week. */
  days: z.array(z.object({ day: scalars.calendarDay, answers: count, isFree: z.boolean(), isToday: z.boolean() })),
  /** Days in a row, with a free one a week. */
  streak: count,
  /** What became secure this week, the newest first, as far as it is shown; `securedCount` counts all of it. */
  secured: z.array(z.object({ trainer: z.string(), item: z.string() })),
  securedCount: count,
  /** Milliseconds of this week. */
  time: z.array(z.object({ trainer: z.string(), ms })),
  /** School years before this one, the latest first. */
  years: z.array(z.object({ year: z.string(), points: count })),
});
export type Performance = z.output<typeof performance>;

export const getOwnPerformance = defineCall({
  summary: 'What the signed-in person has practised in this school year: by week and trainer, days in a row, what became secure.',
  method: 'GET',
  path: 'progress/performance',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: performance,
});

export const getPupilPerformance = defineCall({
  summary: 'The same of a child, for who teaches them today, and for the child.',
  method: 'GET',
  path: 'progress/performance/get',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, teacherOfClass: 200 }),
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: performance,
  refusals: ['PROGRESS_NOT_FOUND'],
});

const teacher: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, schoolAdminOwn: 403, teacherOfClass: 200 });

const practised = z.object({
  id: scalars.id,
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Of this week; `secured` as `secure` below. */
  days: count,
  ms,
  points: count,
  secured: count,
  /** Of the school year. */
  pointsYear: count,
  /** Items that are secure today, in trainers that keep their states here: calculations, not cards and words. */
  secure: count,
});
export type PractisedPupil = z.output<typeof practised>;

export const getClassPerformance = defineCall({
  summary: 'How much each child of a class practised this week and in the school year, for its teachers.',
  method: 'GET',
  path: 'progress/class',
  access: signedIn,
  actors: teacher,
  mutates: false,
  input: z.strictObject({ classId: scalars.id }),
  output: z.object({ className: z.string(), pupils: z.array(practised) }),
  refusals: [...classReadRefusals],
});
