import { defineBlock, scalars, webAddress } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { atozLimits } from '../atoz-limits.ts';
import { blockMessages, blockTexts } from './texts.data.ts';

const entry = z.strictObject({
  id: z.string().check(z.minLength(1), scalars.atMost(32)),
  term: scalars.text(atozLimits.term),
  text: scalars.optionalText(atozLimits.text),
  url: z.optional(webAddress(blockMessages.linkImpossible)),
  /** What it shows is for those who do not see it. */
  picture: z.optional(z.strictObject({ fileId: scalars.id, alt: scalars.optionalText(300) })),
  /** How it sounds. */
  soundId: z.optional(scalars.id),
  /** Suggested by somebody else, and taken; a copy without what others made leaves it out. */
  byReader: z.optional(z.literal(true)),
});

/** Entries stand in the order in which they came; readers get them by the alphabet. */
export const atozBlock = defineBlock({
  type: 'AtoZ',
  version: 1,
  ...blockTexts.AtoZ,
  group: 'Links und Dokumente',
  position: 5,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    /** Those who belong to the page may suggest entries. */
    takesEntries: z.optional(z.boolean()),
    entries: z.array(entry).check(
      scalars.atMost(atozLimits.entries),
      z.refine((entries) => JSON.stringify(entries).length <= atozLimits.allCharacters, blockMessages.registerFull),
    ),
  }),
  empty: { entries: [] },
  filesIn: ({ entries }) =>
    entries.flatMap(({ picture, soundId }) => [...(picture ? [picture.fileId] : []), ...(soundId === undefined ? [] : [soundId])]),
  wordsIn: ({ entries }) => entries.map(({ term, text }) => `${term} ${text}`.trim()).join('\n'),
  withoutEntries: ({ entries, ...settings }) => ({ ...settings, entries: entries.filter(({ byReader }) => byReader === undefined) }),
  shows: ({ entries }) => [
    ...(entries.length === 0 ? [] : (['words'] as const)),
    ...(entries.some(({ picture }) => picture) ? (['pictures'] as const) : []),
    ...(entries.some(({ url }) => url !== undefined) ? (['links'] as const) : []),
  ],
});
