import { defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { plan, task } from './shapes.ts';

const planOfToday = z.object({
  ...plan.shape,
  /** What a pupil has not ticked off in the seven days before; of the first plan also what is private. */
  late: z.array(task),
  /** Events of the seven days after both days. */
  soon: z.array(task),
});
export type PlanOfToday = z.output<typeof planOfToday>;

const today = z.object({
  today: scalars.calendarDay,
  /** The school day that counts now: today, on weekends Monday; and the one after it. */
  first: scalars.calendarDay,
  next: scalars.calendarDay,
  /** All classes of today, with both days and the boxes of the week in which something is. */
  plans: z.array(planOfToday),
});
export type Today = z.output<typeof today>;

export const getToday = defineCall({
  summary: 'Two school days of all classes that somebody teaches or attends: what the home screen begins with.',
  method: 'GET',
  path: 'homework/today',
  access: onlyRoles('Teacher', 'Pupil'),
  actors: signedInActors(200, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
  mutates: false,
  input: scalars.nothing,
  output: today,
});
