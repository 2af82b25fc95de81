import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { anyMember, teachersAndPupils } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { taskIcons, taskStatuses } from './words.ts';

const openPlan = z.object({
  id: scalars.id,
  url: z.string(),
  title: z.string(),
  dueOn: z.nullable(scalars.calendarDay),
  mandatory: z.number(),
  through: z.number(),
  /** Tasks that lie with the teacher. */
  withTeacher: z.number(),
  /** What to do now; null where the teacher is on. */
  next: z.nullable(
    z.object({
      taskId: scalars.id,
      nr: z.number(),
      title: z.string(),
      icon: z.nullable(z.enum(taskIcons)),
      status: z.enum(taskStatuses),
    }),
  ),
});
export type OpenPlan = z.output<typeof openPlan>;

const oldest = z.object({
  planUrl: z.string(),
  assignmentId: scalars.id,
  taskId: scalars.id,
  pupilId: scalars.id,
  since: scalars.timestamp,
});

export const getPlansToday = defineCall({
  summary:
    'What the home screen says of work plans: to pupils their open plans with what is next, to teachers how much waits, and the oldest of it.',
  method: 'GET',
  path: 'arbeitsplan/today',
  access: teachersAndPupils,
  actors: anyMember,
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    today: scalars.calendarDay,
    now: scalars.timestamp,
    plans: z.array(openPlan).check(scalars.atMost(limits.plansToday)),
    waiting: z.object({ count: z.number(), oldest: z.nullable(oldest) }),
    /** Of teachers, to listen to. */
    assignmentIds: z.array(scalars.id),
  }),
});
