import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { anyMember, anyTeacher, readers, teachers, teachersAndPupils, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planEditRefusals, planReadRefusals } from './proof-refusals.ts';
import { assignment, level, plan, rowPrint, selfEvaluationMode } from './shapes.ts';
import { planSorts, planStatuses, planTabs, templateKinds } from './words.ts';

export const planUrl = scalars.id;

const listed = z.object({
  id: scalars.id,
  url: z.string(),
  title: z.string(),
  template: z.enum(templateKinds),
  keywords: z.array(z.string()),
  updatedAt: scalars.timestamp,
  tasks: z.number(),
  canEdit: z.boolean(),
  /** With the pupils of each, how many are through, and what waits for the teacher; of a pupil the own one. */
  assignments: z.array(
    z.object({ ...assignment.shape, pupilCount: z.number(), waiting: z.number(), oldestWaiting: z.nullable(scalars.timestamp) }),
  ),
  /** For pupils: mandatory tasks, how many of them are through, and how many lie with the teacher. */
  progress: z.nullable(z.object({ status: z.enum(planStatuses), mandatory: z.number(), through: z.number(), withTeacher: z.number() })),
});
export type ListedPlan = z.output<typeof listed>;

export const listPlans = defineCall({
  summary: 'The own plans and those of the classes that one teaches or attends: in use, in the archive, or own templates.',
  method: 'GET',
  path: 'arbeitsplan/list',
  access: teachersAndPupils,
  actors: anyMember,
  mutates: false,
  input: z.strictObject({ tab: z._default(z.enum(planTabs), 'my'), sort: z._default(z.enum(planSorts), 'date') }),
  output: z.object({ plans: z.array(listed), today: scalars.calendarDay }),
});

export const getWorkPlan = defineCall({
  summary: 'A plan with its sections and tasks; for a pupil with the own states, for a teacher with the classes that have it.',
  method: 'GET',
  path: 'arbeitsplan/get/{url}',
  access: teachersAndPupils,
  actors: readers,
  mutates: false,
  input: z.strictObject({ url: planUrl }),
  output: plan,
  refusals: planReadRefusals,
});

export const previewPlan = defineCall({
  summary:
    'A plan as others would take it over: own ones, those of one’s classes, and templates that one may use; without anybody’s states.',
  method: 'GET',
  path: 'arbeitsplan/preview/{url}',
  access: teachers,
  actors: teachersOfClass,
  mutates: false,
  input: z.strictObject({ url: planUrl }),
  output: plan,
  refusals: planReadRefusals,
});

const made = z.object({ id: scalars.id, url: z.string() });

export const createPlan = defineCall({
  summary: 'Make an empty plan of one’s own, with one section.',
  method: 'GET',
  path: 'arbeitsplan/create',
  access: teachers,
  actors: anyTeacher,
  mutates: true,
  idempotent: true,
  input: scalars.nothing,
  output: made,
  refusals: ['WORK_PLANS_TOO_MANY'],
});

const of = { id: scalars.id } as const;

export const updatePlan = defineCall({
  summary: 'Change one field of a plan; `archived` and `deleted` can be taken back.',
  method: 'POST',
  path: 'arbeitsplan/update',
  access: teachers,
  actors: teachersOfClass,
  mutates: true,
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...of, field: z.literal('title'), value: scalars.text(limits.titleMaximum) }),
    z.strictObject({ ...of, field: z.literal('text'), value: scalars.optionalText(limits.textMaximum) }),
    z.strictObject({
      ...of,
      field: z.literal('keywords'),
      value: z.array(scalars.text(limits.keywordMaximum)).check(scalars.atMost(limits.keywords)),
    }),
    z.strictObject({ ...of, field: z.literal('level'), value: level }),
    z.strictObject({ ...of, field: z.literal('rowPrint'), value: rowPrint }),
    z.strictObject({ ...of, field: z.literal('selfEvaluationMode'), value: selfEvaluationMode }),
    z.strictObject({ ...of, field: z.literal('template'), value: z.enum(templateKinds) }),
    z.strictObject({ ...of, field: z.literal('archived'), value: z.boolean() }),
    z.strictObject({ ...of, field: z.literal('deleted'), value: z.boolean() }),
  ]),
  output: scalars.done,
  refusals: [...planEditRefusals, 'TEMPLATE_NEEDS_SCHOOL'],
});
