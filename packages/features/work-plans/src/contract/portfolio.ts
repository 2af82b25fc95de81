import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pupilAndTeachers, teachersAndPupils } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { stateRefusals } from './proof-refusals.ts';
import { entry, evaluationAnswers, person, schoolClass, section, selfEvaluationMode, state, task } from './shapes.ts';
import { planStatuses } from './words.ts';

const portfolioTask = z.object({
  ...task.shape,
  /** Deleted since, alone or with its section: shown with its last words, and `nr` is 0. Only tasks at which the pupil worked. */
  isGone: z.boolean(),
  /** Null for a task in which nothing happened. */
  state: z.nullable(state),
  /** The protocol, oldest first. */
  entries: z.array(entry),
});

const portfolio = z.object({
  assignmentId: scalars.id,
  planUrl: z.string(),
  title: z.string(),
  text: z.string(),
  schoolClass,
  dueOn: z.nullable(scalars.calendarDay),
  pupil: person,
  /** The school's today, in Zurich. */
  today: scalars.calendarDay,
  status: z.enum(planStatuses),
  mandatory: z.number(),
  mandatoryThrough: z.number(),
  optionalThrough: z.number(),
  /** When a teacher closed the plan for the pupil. */
  closedAt: z.nullable(scalars.timestamp),
  /** For a pupil who has the plan no more only what they worked at. */
  sections: z.array(z.object({ ...section.shape, tasks: z.array(portfolioTask) })),
  selfEvaluationMode,
  selfEvaluation: evaluationAnswers,
  teacherEvaluation: evaluationAnswers,
  feedbackTeacher: z.string(),
});
export type Portfolio = z.output<typeof portfolio>;
export type PortfolioTask = z.output<typeof portfolioTask>;

export const getPortfolio = defineCall({
  summary:
    'What one pupil did in a plan, with answers, feedback and dates: for the teachers of the class, and for the pupil also after leaving the class.',
  method: 'GET',
  path: 'arbeitsplan/portfolio/{assignmentId}/{userId}',
  access: teachersAndPupils,
  actors: pupilAndTeachers,
  mutates: false,
  input: z.strictObject({ assignmentId: scalars.id, userId: scalars.id }),
  output: portfolio,
  refusals: stateRefusals,
});

const listed = z.object({
  assignmentId: scalars.id,
  planUrl: z.string(),
  title: z.string(),
  schoolClass,
  /** Of the last change. */
  at: scalars.timestamp,
});

export const listPortfolios = defineCall({
  summary: 'All plans in which the pupil who asks did something, the newest first: also of classes and plans that they have no more.',
  method: 'GET',
  path: 'arbeitsplan/portfolios',
  access: onlyRoles('Pupil'),
  actors: signedInActors(403, { pupilOwner: 200, pupilSameClass: 200, pupilOtherClass: 200, pupilOtherSchool: 200 }),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ portfolios: z.array(listed).check(scalars.atMost(limits.listed)) }),
});
