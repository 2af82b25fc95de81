import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { teachers, teachersOfClass } from './actors.ts';
import { workPlanLimits as limits } from './limits.ts';
import { planEditRefusals } from './proof-refusals.ts';
import { attachment, level, section, task } from './shapes.ts';
import { attachmentTypes, correctionModes, groupSizes, sectionColors, taskIcons } from './words.ts';

const changing = { method: 'POST', access: teachers, actors: teachersOfClass, mutates: true } as const;
/** Place among its neighbours, from 0; left out or beyond the end: the end. */
const position = z.int().check(z.gte(0), z.lte(1_000));
const inPlan = { arbeitsplanId: scalars.id } as const;

export const newSection = defineCall({
  ...changing,
  summary: 'Add a section to a plan.',
  path: 'arbeitsplan/section/new',
  idempotent: true,
  /** `id` is the plan. */
  input: z.strictObject({ id: scalars.id, position: z.optional(position), backgroundColor: z._default(z.enum(sectionColors), 'teal') }),
  output: z.object({ section }),
  refusals: planEditRefusals,
});

const ofSection = { id: scalars.id, ...inPlan } as const;
const sectionRefusals = [...planEditRefusals, 'WORK_SECTION_NOT_FOUND'] as const;

export const updateSection = defineCall({
  ...changing,
  summary: 'Change one field of a section, or its place.',
  path: 'arbeitsplan/section/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofSection, field: z.literal('title'), value: scalars.optionalText(limits.sectionTitleMaximum) }),
    z.strictObject({ ...ofSection, field: z.literal('backgroundColor'), value: z.enum(sectionColors) }),
    z.strictObject({ ...ofSection, field: z.literal('position'), value: position }),
    z.strictObject({ ...ofSection, field: z.literal('deleted'), value: z.literal(false) }),
  ]),
  output: scalars.done,
  refusals: sectionRefusals,
});

export const deleteSection = defineCall({
  ...changing,
  summary: 'Delete a section with its tasks; it comes back by `deleted: false`.',
  path: 'arbeitsplan/section/delete',
  input: z.strictObject({ ...inPlan, section: scalars.id }),
  output: scalars.done,
  refusals: sectionRefusals,
});

export const duplicateSection = defineCall({
  ...changing,
  summary: 'Copy a section with its tasks and attachments, behind itself.',
  path: 'arbeitsplan/section/duplicate',
  idempotent: true,
  input: z.strictObject({ sectionId: scalars.id, ...inPlan }),
  output: z.object({ id: scalars.id }),
  refusals: sectionRefusals,
});

const taskRefusals = [...planEditRefusals, 'WORK_SECTION_NOT_FOUND', 'WORK_TASK_NOT_FOUND'] as const;

export const newTask = defineCall({
  ...changing,
  summary: 'Add a task to a section; the plan is numbered anew.',
  path: 'arbeitsplan/task/new',
  idempotent: true,
  input: z.strictObject({
    /** The section. */
    id: scalars.id,
    /** The number that the screen showed; the server counts itself. */
    nr: z.optional(z.int()),
    position: z.optional(position),
    title: z._default(scalars.optionalText(limits.taskTitleMaximum), ''),
    ...inPlan,
  }),
  output: z.object({ task }),
  refusals: taskRefusals,
});

const ofTask = { id: scalars.id, ...inPlan } as const;

export const updateTask = defineCall({
  ...changing,
  summary: 'Change one field of a task. Words that others changed meanwhile are joined, or refused with both texts.',
  path: 'arbeitsplan/task/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofTask, field: z.literal('title'), value: scalars.optionalText(limits.taskTitleMaximum) }),
    z.strictObject({
      ...ofTask,
      field: z.literal('text'),
      value: scalars.optionalText(limits.taskTextMaximum),
      /** The words that the change began from, for joining it with another one. */
      base: z.optional(z.string().check(scalars.atMost(limits.taskTextMaximum))),
    }),
    z.strictObject({ ...ofTask, field: z.literal('icon'), value: z.nullable(z.enum(taskIcons)) }),
    z.strictObject({ ...ofTask, field: z.literal('mandatory'), value: z.boolean() }),
    z.strictObject({ ...ofTask, field: z.literal('level'), value: level }),
    z.strictObject({ ...ofTask, field: z.literal('groupSize'), value: z.enum(groupSizes) }),
    z.strictObject({ ...ofTask, field: z.literal('correctionMode'), value: z.enum(correctionModes) }),
    z.strictObject({ ...ofTask, field: z.literal('deleted'), value: z.literal(false) }),
  ]),
  output: scalars.done,
  refusals: [...taskRefusals, 'WORK_TASK_CONFLICT'],
});

export const updateTaskPosition = defineCall({
  ...changing,
  summary: 'Move a task to a place of its section or of another one of the plan.',
  path: 'arbeitsplan/task/update-position',
  input: z.strictObject({ ...ofTask, sectionId: scalars.id, position }),
  output: scalars.done,
  refusals: taskRefusals,
});

export const deleteTask = defineCall({
  ...changing,
  summary: 'Delete a task; it comes back by `deleted: false`, with what pupils did.',
  path: 'arbeitsplan/task/delete',
  input: z.strictObject({ sectionId: scalars.id, task: scalars.id }),
  output: scalars.done,
  refusals: taskRefusals,
});

export const duplicateTask = defineCall({
  ...changing,
  summary: 'Copy a task with its attachments, behind itself.',
  path: 'arbeitsplan/task/duplicate',
  idempotent: true,
  input: z.strictObject({ taskId: scalars.id, ...inPlan }),
  output: z.object({ task }),
  refusals: taskRefusals,
});

export const addAttachment = defineCall({
  ...changing,
  summary: 'Attach an uploaded file (`attachment` is its id), a link, a page or a tool (an own path) to a task.',
  path: 'arbeitsplan/task/attachment/add',
  idempotent: true,
  input: z.strictObject({
    taskId: scalars.id,
    name: scalars.text(limits.nameMaximum),
    attachment: scalars.text(limits.addressMaximum),
    type: z.enum(attachmentTypes),
    position: z.optional(position),
    isSolution: z._default(z.boolean(), false),
    ...inPlan,
  }),
  output: z.object({ attachment }),
  refusals: [...taskRefusals, 'FILE_NOT_FOUND', 'ATTACHMENT_ADDRESS_WRONG'],
});

export const updateAttachment = defineCall({
  ...changing,
  summary: 'Rename an attachment, make it the solution, or take it away.',
  path: 'arbeitsplan/task/attachment/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofTask, field: z.literal('name'), value: scalars.text(limits.nameMaximum) }),
    z.strictObject({ ...ofTask, field: z.literal('isSolution'), value: z.boolean() }),
    z.strictObject({ ...ofTask, field: z.literal('deleted'), value: z.boolean() }),
  ]),
  output: scalars.done,
  refusals: taskRefusals,
});
