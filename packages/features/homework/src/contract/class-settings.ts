import { classWriteRefusals } from '@pausenplatz/schools/contract';
import { planWriteRefusals } from './proof-refusals.ts';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkLimits } from './limits.ts';
import { box, classSettings, limitMinutes, subject } from './shapes.ts';
import { changing } from './tasks.ts';
import { boxSides, pupilSortOrders } from './words.ts';

const ofClass = { schoolClassId: scalars.id } as const;

export const updateClassSettings = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Change one setting of a class for its planner.',
  path: 'homework/class/set',
  input: z.discriminatedUnion('field', [
    z.strictObject({ ...ofClass, field: z.literal('title'), value: scalars.text(homeworkLimits.titleMaximum) }),
    z.strictObject({ ...ofClass, field: z.literal('limitMinutes'), value: z.nullable(limitMinutes) }),
    z.strictObject({ ...ofClass, field: z.literal('pupilsCanSetDuration'), value: z.boolean() }),
    z.strictObject({ ...ofClass, field: z.literal('pupilSortOrder'), value: z.enum(pupilSortOrders) }),
    z.strictObject({
      ...ofClass,
      field: z.literal('subjects'),
      value: z.array(subject).check(scalars.atMost(homeworkLimits.subjectsPerClass)),
    }),
  ]),
  output: classSettings,
  refusals: [...classWriteRefusals, ...planWriteRefusals],
});

const boxTitle = scalars.text(homeworkLimits.boxTitleMaximum);
const answered = z.object({ box });

export const addBox = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Add an undated box beside the week; with `perWeek` it begins empty every Monday.',
  path: 'homework/box/add',
  idempotent: true,
  input: z.strictObject({ ...ofClass, title: boxTitle, side: z.enum(boxSides), perWeek: z.boolean() }),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'TOO_MANY_BOXES'],
});

export const updateBox = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Rename a box or put it on the other side of the week.',
  path: 'homework/box/update',
  input: z.discriminatedUnion('field', [
    z.strictObject({ id: scalars.id, field: z.literal('title'), value: boxTitle }),
    z.strictObject({ id: scalars.id, field: z.literal('side'), value: z.enum(boxSides) }),
  ]),
  output: answered,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'BOX_NOT_FOUND'],
});

export const deleteBox = defineCall({
  ...changing,
  method: 'POST',
  summary: 'Take a box away; refused while tasks lie in it.',
  path: 'homework/box/delete',
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [...classWriteRefusals, ...planWriteRefusals, 'BOX_NOT_EMPTY', 'BOX_NOT_FOUND'],
});
