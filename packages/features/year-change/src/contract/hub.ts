import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To the admins of a school: a class of the school-year change has run, or was taken back. */
export const yearStepChanged = defineHubMessage(
  'YearStepChanged',
  z.object({ v: z.literal(1), planId: scalars.id, classId: scalars.id, state: z.enum(['planned', 'done', 'undone', 'failed']) }),
);
