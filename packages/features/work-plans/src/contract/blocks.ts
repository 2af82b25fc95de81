import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { planBlockTexts } from '../texts.block.ts';

export const planBlock = defineBlock({
  type: 'Arbeitsplan',
  version: 1,
  ...planBlockTexts.catalogue,
  group: 'Planen und Organisieren',
  position: 4,
  flags: { pro: false, pupil: false, private: false, settings: true },
  settings: z.strictObject({
    /** Of the plan; each reader's right is asked when the block is shown. */
    planUrl: z.nullable(scalars.id),
    show: z.enum(['all', 'open']),
  }),
  empty: { planUrl: null, show: 'all' },
  // The plan of one class is not for the readers of another one.
  inClass: () => ({ planUrl: null }),
  shows: ({ planUrl }) => (planUrl === null ? [] : ['tasksOfClass']),
});

export const planBlocks = [planBlock] as const;
