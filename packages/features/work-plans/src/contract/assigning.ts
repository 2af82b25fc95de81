import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import { classWriteRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { teachers, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planEditRefusals } from './proof-refusals.ts';
import { assignment } from './shapes.ts';

const pupils = z.array(scalars.id).check(scalars.atMost(limits.pupilsPerAssignment));

export const assignPlan = defineCall({
  summary: 'Give a plan to a class that one teaches, or to some of its pupils; what they did stays when that changes.',
  method: 'POST',
  path: 'arbeitsplan/assign',
  access: teachers,
  actors: teachersOfClass,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    schoolClassId: scalars.id,
    /** Nobody named is the whole class. */
    pupils: z._default(pupils, []),
    dueOn: z._default(z.nullable(scalars.calendarDay), null),
  }),
  output: z.object({ assignment }),
  refusals: [...classWriteRefusals, ...planEditRefusals, 'PUPIL_NOT_IN_CLASS'],
});

export const withdrawPlan = defineCall({
  summary: 'Take a plan away from a class; given again, everybody finds what they did.',
  method: 'POST',
  path: 'arbeitsplan/withdraw',
  access: teachers,
  actors: teachersOfClass,
  mutates: true,
  input: z.strictObject({ assignmentId: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...planEditRefusals],
});
