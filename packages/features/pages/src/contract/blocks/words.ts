import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { linkedFilesOf, picturesOf, plainText, richText } from '../rich-text.ts';
import { blockTexts } from './texts.data.ts';

const everyone = { pro: false, pupil: true, private: true, settings: true } as const;

export const titleBlock = defineBlock({
  type: 'Title',
  version: 1,
  ...blockTexts.Title,
  group: 'Design',
  position: 1,
  flags: everyone,
  settings: z.strictObject({
    text: z.string().check(z.trim(), scalars.atMost(200)),
    size: z.enum(['large', 'medium', 'small']),
    align: z.enum(['start', 'center']),
  }),
  empty: { text: '', size: 'large', align: 'start' },
  wordsIn: (settings) => settings.text,
  shows: (settings) => (settings.text === '' ? [] : ['words']),
});

export const textBlock = defineBlock({
  type: 'Text',
  version: 1,
  ...blockTexts.Text,
  group: 'Text Bild und Ton',
  position: 1,
  flags: everyone,
  settings: z.strictObject({
    text: richText,
    card: z._default(z.boolean(), true),
    /** A button beside the text reads it aloud. */
    readsAloud: z.optional(z.boolean()),
  }),
  empty: { text: { type: 'doc', content: [{ type: 'paragraph' }] }, card: true },
  wordsIn: (settings) => plainText(settings.text),
  filesIn: ({ text }) => [...picturesOf(text).map(({ fileId }) => fileId), ...linkedFilesOf(text)],
  shows: ({ text }) => [
    ...(plainText(text).trim() === '' ? [] : (['words'] as const)),
    ...(picturesOf(text).length === 0 ? [] : (['pictures'] as const)),
  ],
  concerns: ({ text }) => (picturesOf(text).some(({ alt }) => alt === '') ? ['pictureWithoutWords'] : []),
});
