import { defineBlock } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { blockTexts } from './texts.data.ts';

const everyone = { pro: false, pupil: true, private: true, settings: true } as const;

export const horizontalRuleBlock = defineBlock({
  type: 'HorizontalRule',
  version: 1,
  ...blockTexts.HorizontalRule,
  group: 'Design',
  position: 2,
  flags: everyone,
  settings: z.strictObject({ style: z.enum(['solid', 'dashed', 'wave']) }),
  empty: { style: 'solid' },
});

export const spaceBlock = defineBlock({
  type: 'Space',
  version: 1,
  ...blockTexts.Space,
  group: 'Design',
  position: 3,
  flags: everyone,
  settings: z.strictObject({ size: z.enum(['small', 'medium', 'large']) }),
  empty: { size: 'medium' },
});

/** Pages below or beside this one, the way from the outermost one to here, or the one before and the one after. */
const navigationKinds = ['children', 'siblings', 'path', 'turn'] as const;

/** Which neighbours are shown is decided when the page is read, by what the reader may open. */
export const navigationBlock = defineBlock({
  type: 'Navigation',
  version: 1,
  ...blockTexts.Navigation,
  group: 'Design',
  position: 4,
  flags: everyone,
  settings: z.strictObject({ shows: z.enum(navigationKinds), look: z.enum(['list', 'tiles']) }),
  empty: { shows: 'children', look: 'list' },
});
