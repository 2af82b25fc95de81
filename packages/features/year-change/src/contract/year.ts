import { adminModes, classWriteRefusals, schoolLimits, schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adminActors, personBrief, staff, staffActors } from '@pausenplatz/office/contract';
import { yearActions, yearContents, yearTimings, yearWarnings } from './words.ts';

const className = scalars.text(schoolLimits.classNameMaximum);

const pupilTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('class'), classId: scalars.id }),
  z.strictObject({ kind: z.literal('newClass'), name: className }),
]);

const classStep = z.strictObject({
  classId: scalars.id,
  action: z.enum(yearActions),
  newName: z.nullable(className),
  teacherId: z.nullable(scalars.id),
  content: z.enum(yearContents),
  moves: z.array(z.strictObject({ userId: scalars.id, to: pupilTarget })).check(scalars.atMost(schoolLimits.pupilsPerClass)),
});

const reviewedStep = z.object({
  step: classStep,
  /** As it was called before the change. */
  className: z.string(),
  color: z.string(),
  pupils: z.array(personBrief),
  /** How far this class is. */
  state: z.enum(['planned', 'done', 'undone', 'failed']),
  undoUntil: z.nullable(scalars.timestamp),
  stay: z.int(),
  move: z.int(),
  leave: z.int(),
  arrive: z.int(),
  nameAfter: z.string(),
  warnings: z.array(z.enum(yearWarnings)),
  /** How much content the class has, by the German name of the thing. */
  content: z.record(z.string(), z.int()),
  /** How many left the school with this step; they are reminded of their export until then. */
  left: z.nullable(z.object({ count: z.int(), until: scalars.timestamp })),
  /** Why the class is still as it was. */
  failure: z.nullable(z.string()),
});
export type ReviewedYearStep = z.output<typeof reviewedStep>;

const yearPlan = z.object({
  id: scalars.id,
  schoolId: scalars.id,
  schoolName: z.string(),
  schoolYear: z.int(),
  state: z.enum(['draft', 'running', 'done']),
  /** From which it is meant to run, and whether that is so today; a plan whose school year is over never runs. */
  day: scalars.calendarDay,
  timing: z.enum(yearTimings),
  operationId: z.nullable(scalars.id),
  steps: z.array(reviewedStep),
  newClassNames: z.array(z.string()),
  mayRun: z.boolean(),
  adminMode: z.enum(adminModes),
  openRequests: z.int(),
  /** Who writes on something of these classes at this moment. */
  writing: z.array(z.object({ classId: scalars.id, title: z.string(), writer: personBrief })),
  teachers: z.array(personBrief),
});
export type YearPlan = z.output<typeof yearPlan>;

const planBrief = z.object({
  id: scalars.id,
  schoolYear: z.int(),
  state: z.enum(['draft', 'running', 'done']),
  steps: z.int(),
  done: z.int(),
  at: scalars.timestamp,
});

export const listYearPlans = defineCall({
  summary: 'The school-year plans of a school, newest first.',
  method: 'GET',
  path: 'administration/year/list/{schoolId}',
  access: staff,
  actors: staffActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ plans: z.array(planBrief) }),
  refusals: [...schoolProofRefusals, 'CLASS_KEPT_BY_ADMINS'],
});

export const createYearPlan = defineCall({
  summary: 'Begin the plan of a school-year change: every class continues under its proposed name.',
  method: 'POST',
  path: 'administration/year/create',
  access: staff,
  actors: staffActors,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({ id: scalars.id }),
  refusals: [...schoolProofRefusals, 'CLASS_KEPT_BY_ADMINS'],
});

const planActors = { ...adminActors, teacherOfClass: 404, teacherSameSchool: 404 } as const;

export const getYearPlan = defineCall({
  summary: 'A plan with its review: what would become of every class and pupil, in numbers and warnings.',
  method: 'GET',
  path: 'administration/year/get/{id}',
  access: staff,
  actors: planActors,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: yearPlan,
  refusals: ['PLAN_NOT_FOUND'],
});

export const setYearStep = defineCall({
  summary: 'Change what a plan does with one class.',
  method: 'POST',
  path: 'administration/year/step/set',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ planId: scalars.id, step: classStep }),
  output: scalars.done,
  refusals: [...classWriteRefusals, 'PERSON_NOT_FOUND', 'PLAN_HAS_RUN', 'PLAN_NOT_FOUND', 'PLAN_STEP_DONE'],
});

export const setYearPlanDay = defineCall({
  summary: 'Change the day from which a plan is meant to run; a run before it is possible, and said to be early.',
  method: 'POST',
  path: 'administration/year/day/set',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ planId: scalars.id, day: scalars.calendarDay }),
  output: scalars.done,
  refusals: ['PLAN_DAY_OUTSIDE', 'PLAN_HAS_RUN', 'PLAN_NOT_FOUND'],
});

export const runYearPlan = defineCall({
  summary: 'Run a plan, class by class, in the background; classes that were done are left alone.',
  method: 'POST',
  path: 'administration/year/run',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ planId: scalars.id }),
  output: z.object({ operationId: scalars.id }),
  refusals: [
    ...classWriteRefusals,
    'CLASS_FULL',
    'PERSON_NOT_FOUND',
    'PLAN_HAS_RUN',
    'PLAN_NOT_FOUND',
    'PLAN_NOT_READY',
    'PLAN_YEAR_OVER',
    'PUPIL_ELSEWHERE',
  ],
});

export const undoYearStep = defineCall({
  summary: 'Take the change of one class back, within 60 days and while nothing new stands in its way.',
  method: 'POST',
  path: 'administration/year/step/undo',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ planId: scalars.id, classId: scalars.id }),
  output: scalars.done,
  refusals: [
    'CLASS_FULL',
    'CLASS_NOT_FOUND',
    'PLAN_CLASS_ERASED',
    'PLAN_NAME_TAKEN',
    'PLAN_NOT_FOUND',
    'PLAN_UNDO_IMPOSSIBLE',
    'PUPIL_ELSEWHERE',
  ],
});

export const undoYearPlan = defineCall({
  summary: 'Take back all classes of a plan that can be; the others are named, and nothing happens to them.',
  method: 'POST',
  path: 'administration/year/undo',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ planId: scalars.id }),
  output: z.object({ undone: z.int(), left: z.array(z.string()) }),
  refusals: ['CLASS_FULL', 'CLASS_NOT_FOUND', 'PLAN_NAME_TAKEN', 'PLAN_NOT_FOUND', 'PUPIL_ELSEWHERE'],
});

export const deleteYearPlan = defineCall({
  summary: 'Throw a plan away that has not run.',
  method: 'POST',
  path: 'administration/year/delete',
  access: staff,
  actors: planActors,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['PLAN_HAS_RUN', 'PLAN_NOT_FOUND'],
});

export const yearChangeCalls = {
  listYearPlans,
  createYearPlan,
  getYearPlan,
  setYearStep,
  setYearPlanDay,
  runYearPlan,
  undoYearStep,
  undoYearPlan,
  deleteYearPlan,
} as const;
