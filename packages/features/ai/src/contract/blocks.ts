import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { aiBlockTexts } from '../texts.block.ts';
import { aiLimits as limits } from './limits.ts';

/** A service by its address; one that is offered no more is left out. */
const serviceName = z.string().check(scalars.atMost(40), z.regex(/^[a-zäöü0-9-]+$/));

export const aiServicesBlock = defineBlock({
  type: 'AiServices',
  version: 1,
  ...aiBlockTexts.catalogue,
  group: 'Text Bild und Ton',
  position: 6,
  flags: { pro: true, pupil: false, private: false, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(limits.blockTitle),
    /** Those that are shown; none means all that there are. */
    services: z.array(serviceName).check(scalars.atMost(limits.blockServices)),
  }),
  empty: { title: '', services: [] },
  wordsIn: ({ title }) => title,
  shows: () => ['links'],
});
export const aiBlocks = [aiServicesBlock] as const;
