import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { teachers, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planEditRefusals } from './proof-refusals.ts';
import { level } from './shapes.ts';
import { correctionModes, groupSizes } from './words.ts';

const task = z.strictObject({
  title: scalars.text(limits.taskTitleMaximum),
  text: z._default(scalars.optionalText(limits.taskTextMaximum), ''),
  mandatory: z._default(z.boolean(), true),
  level: z._default(level, 0),
  groupSize: z._default(z.enum(groupSizes), 'EA'),
  correctionMode: z._default(z.enum(correctionModes), 'teacher'),
  /** Becomes an attachment. */
  link: z._default(z.nullable(scalars.text(limits.addressMaximum)), null),
});

const ids = (maximum: number) => z.array(scalars.id).check(scalars.atMost(maximum));

export const takeOverTasks = defineCall({
  summary:
    'Add tasks of a list from elsewhere to a plan, or make a plan of them: a section of the same title takes them, others are added. All or nothing.',
  method: 'POST',
  path: 'arbeitsplan/take-over',
  access: teachers,
  actors: teachersOfClass,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    /** Null makes a new plan. */
    id: z.nullable(scalars.id),
    /** Of a new plan. */
    title: z._default(scalars.optionalText(limits.titleMaximum), ''),
    sections: z
      .array(
        z.strictObject({
          /** Empty: where the plan ends. */
          title: scalars.optionalText(limits.sectionTitleMaximum),
          tasks: z.array(task).check(scalars.atMost(limits.tasks)),
        }),
      )
      .check(z.minLength(1), scalars.atMost(limits.sections)),
  }),
  output: z.object({
    id: scalars.id,
    url: z.string(),
    /** What was added, for taking it back. */
    added: z.object({ sections: z.array(scalars.id), tasks: z.array(scalars.id) }),
  }),
  refusals: [...planEditRefusals, 'WORK_PLANS_TOO_MANY', 'ATTACHMENT_ADDRESS_WRONG'],
});

export const undoTakeOver = defineCall({
  summary: 'Take away again what was taken over; each section and task comes back by `deleted: false`.',
  method: 'POST',
  path: 'arbeitsplan/take-over/undo',
  access: teachers,
  actors: teachersOfClass,
  mutates: true,
  input: z.strictObject({ id: scalars.id, sections: ids(limits.sections), tasks: ids(limits.tasks) }),
  output: scalars.done,
  refusals: planEditRefusals,
});
