import { type BlockContent, defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { homeworkTexts } from '../texts.ts';
import { shareSecret } from './plan.ts';

const flags = { pro: false, pupil: false, private: false, settings: true } as const;
const { blocks } = homeworkTexts;

const ofClass = {
  schoolClassId: z.nullable(scalars.id),
  /** Lets people without an account read the plan, without names; null keeps it to the class. */
  share: z.nullable(shareSecret),
} as const;

/** The share of one class's plan is not for the readers of another one. */
const inClass = (schoolClassId: string | null) => ({ schoolClassId, share: null });

interface OfClass {
  readonly schoolClassId: string | null;
  readonly share: string | null;
}

/** Without a share a plan opens for the members of its class alone, wherever the block stands. */
function shows({ schoolClassId, share }: OfClass): readonly BlockContent[] {
  if (schoolClassId === null) return [];
  return share === null ? ['tasksOfClass'] : ['tasks'];
}

export const homeworkBlock = defineBlock({
  type: 'Homework',
  version: 1,
  ...blocks.Homework,
  group: 'Planen und Organisieren',
  position: 1,
  flags,
  settings: z.strictObject({ ...ofClass, view: z.enum(['week', 'day']), showWeekend: z.boolean() }),
  empty: { schoolClassId: null, share: null, view: 'week', showWeekend: false },
  inClass,
  shows,
});

export const homeworkListBlock = defineBlock({
  type: 'HomeworkList',
  version: 1,
  ...blocks.HomeworkList,
  group: 'Planen und Organisieren',
  position: 2,
  flags,
  settings: z.strictObject({ ...ofClass, filter: z.enum(['all', 'open']), days: z.int().check(z.gte(1), z.lte(60)) }),
  empty: { schoolClassId: null, share: null, filter: 'all', days: 7 },
  inClass,
  shows,
});

export const eventListBlock = defineBlock({
  type: 'EventList',
  version: 1,
  ...blocks.EventList,
  group: 'Planen und Organisieren',
  position: 3,
  flags,
  settings: z.strictObject({ ...ofClass, days: z.int().check(z.gte(1), z.lte(200)) }),
  empty: { schoolClassId: null, share: null, days: 60 },
  inClass,
  shows,
});

export const homeworkBlocks = [homeworkBlock, homeworkListBlock, eventListBlock] as const;
