import { adminActors, staff } from '@pausenplatz/office/contract';
import { schoolProofRefusals } from '@pausenplatz/schools/contract';
import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { limitMinutes } from './shapes.ts';

/** Minutes per pupil and day for the classes of the school that have no limit of their own; null for none. */
const schoolSettings = z.object({ limitMinutes: z.nullable(limitMinutes) });

export const getSchoolSettings = defineCall({
  summary: 'What a school says about the planners of its classes.',
  method: 'GET',
  path: 'homework/school/get/{schoolId}',
  access: staff,
  actors: adminActors,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: schoolSettings,
  refusals: [...schoolProofRefusals],
});

export const setSchoolSettings = defineCall({
  summary: 'Change what a school says about the planners of its classes.',
  method: 'POST',
  path: 'homework/school/set',
  access: staff,
  actors: adminActors,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, limitMinutes: z.nullable(limitMinutes) }),
  output: schoolSettings,
  refusals: [...schoolProofRefusals],
});
