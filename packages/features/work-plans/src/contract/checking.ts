import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { anyTeacher, teachers, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planUrl } from './plans.ts';
import { planReadRefusals } from './proof-refusals.ts';
import { assignment, evaluationAnswers, person, plan, state } from './shapes.ts';
import { planStatuses, taskStatuses } from './words.ts';

const checkedPupil = z.object({
  ...person.shape,
  number: z.number(),
  status: z.enum(planStatuses),
  /** Of the mandatory tasks, in whole percent (W8). */
  percent: z.number(),
  mandatoryThrough: z.number(),
  optionalThrough: z.number(),
  /** Only tasks in which something happened; the others are open. */
  states: z.array(state),
  selfEvaluation: evaluationAnswers,
  teacherEvaluation: evaluationAnswers,
  feedbackTeacher: z.string(),
});
export type CheckedPupil = z.output<typeof checkedPupil>;

export const checkPlan = defineCall({
  summary: 'What all pupils of a class did in a plan: the matrix, without the protocols.',
  method: 'POST',
  path: 'arbeitsplan/check',
  access: teachers,
  actors: teachersOfClass,
  mutates: false,
  input: z.strictObject({ url: planUrl, assignmentId: scalars.id }),
  output: z.object({ plan, assignment, mandatory: z.number(), optional: z.number(), pupils: z.array(checkedPupil) }),
  refusals: planReadRefusals,
});

const waiting = z.object({
  assignmentId: scalars.id,
  planUrl: z.string(),
  planTitle: z.string(),
  schoolClass: z.object({ id: scalars.id, name: z.string(), color: z.string() }),
  taskId: scalars.id,
  nr: z.number(),
  taskTitle: z.string(),
  pupil: person,
  status: z.enum(taskStatuses),
  since: scalars.timestamp,
});

export const listWaiting = defineCall({
  summary: 'Questions and handed-in tasks of all plans and classes that wait for the teacher who asks, the oldest first.',
  method: 'GET',
  path: 'arbeitsplan/waiting',
  access: teachers,
  actors: anyTeacher,
  mutates: false,
  input: scalars.nothing,
  output: z.object({ waiting: z.array(waiting).check(scalars.atMost(limits.waiting)), now: scalars.timestamp }),
});

export const countPlan = defineCall({
  summary: 'How far the classes of a teacher are with a plan, in figures without names: who began, who is through, and what waits.',
  method: 'GET',
  path: 'arbeitsplan/counts/{url}',
  access: teachers,
  actors: teachersOfClass,
  mutates: false,
  input: z.strictObject({ url: planUrl }),
  output: z.object({
    counts: z.array(
      z.object({ assignmentId: scalars.id, pupilCount: z.number(), begun: z.number(), through: z.number(), waiting: z.number() }),
    ),
  }),
  refusals: planReadRefusals,
});
