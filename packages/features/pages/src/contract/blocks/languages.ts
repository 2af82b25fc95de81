import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { blockTexts } from './texts.data.ts';

/** A field for words of one dictionary; what readers look up never reaches the server. */
const dictionary = {
  version: 1,
  group: 'Sprachen',
  flags: { pro: false, pupil: true, private: true, settings: true },
  /** What the author writes above the field, as which words belong here; without it, the name of the dictionary. */
  settings: z.strictObject({ title: scalars.optionalText(120) }),
  empty: { title: '' },
  wordsIn: (settings: { readonly title: string }) => settings.title,
  shows: (settings: { readonly title: string }) => (settings.title === '' ? [] : (['words'] as const)),
} as const;

export const leoEnglishBlock = defineBlock({ type: 'leo-en', position: 1, ...blockTexts['leo-en'], ...dictionary });
export const leoFrenchBlock = defineBlock({ type: 'leo-fr', position: 2, ...blockTexts['leo-fr'], ...dictionary });
export const leoItalianBlock = defineBlock({ type: 'leo-it', position: 3, ...blockTexts['leo-it'], ...dictionary });
export const leoSpanishBlock = defineBlock({ type: 'leo-es', position: 4, ...blockTexts['leo-es'], ...dictionary });
