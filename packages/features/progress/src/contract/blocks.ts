import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { learnBlockTexts } from '../texts.block.ts';
import { progressLimits } from './limits.ts';

/** Name of a trainer, as it writes what was practised. */
const trainerName = z.string().check(scalars.atMost(progressLimits.trainerNameMaximum), z.regex(/^[a-z-]+$/));

export const learnBlock = defineBlock({
  type: 'PausenplatzLernen',
  version: 1,
  ...learnBlockTexts.catalogue,
  group: 'Lernen und Spielen',
  position: 1,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(progressLimits.blockTitleMaximum),
    /** Those that are shown, by name; none means all that there are. */
    trainers: z.array(trainerName).check(scalars.atMost(progressLimits.blockTrainersMaximum)),
  }),
  empty: { title: '', trainers: [] },
  wordsIn: ({ title }) => title,
  shows: () => ['links'],
});
export const learnBlocks = [learnBlock] as const;
