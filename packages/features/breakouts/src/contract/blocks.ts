import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { breakoutBlockTexts } from '../texts.block.ts';
import { breakoutLimits } from './limits.ts';

export const breakoutLooks = ['night', 'forest', 'sea', 'castle'] as const;
export type BreakoutLook = (typeof breakoutLooks)[number];

/**
 * What every reader of the page gets. Locks, solutions and the ending are no settings: they lie in tables, and readers get one lock after
 * the other.
 */
export const breakoutBlock = defineBlock({
  type: 'EduBreakout',
  version: 1,
  ...breakoutBlockTexts.catalogue,
  group: 'Lernen und Spielen',
  position: 3,
  flags: { pro: true, pupil: true, private: false, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(breakoutLimits.titleMaximum),
    /** The story with which it begins. */
    intro: scalars.optionalText(breakoutLimits.introMaximum),
    look: z.enum(breakoutLooks),
    /** Teams begin when they like, or all at the moment that who changes the page says. */
    start: z.enum(['own', 'together']),
    /** Whoever reads the page plays, also without belonging to it or having an account. */
    visitorsPlay: z.boolean(),
  }),
  empty: { title: '', intro: '', look: 'night', start: 'own', visitorsPlay: false },
  // Whether strangers play is decided anew for each class.
  inClass: () => ({ visitorsPlay: false }),
  wordsIn: ({ title, intro }) => [title, intro].filter(Boolean).join('\n'),
  shows: () => ['words'],
});

export const breakoutBlocks = [breakoutBlock] as const;
export type BreakoutSettings = z.output<typeof breakoutBlock.settings>;
