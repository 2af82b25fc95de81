import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { blockMessages, blockTexts } from './texts.data.ts';

/** Websites at which children may look for something, in the order in which they are offered. */
export const searchSites = ['klexikon', 'fragfinn', 'helles-koepfchen', 'blinde-kuh', 'wikipedia', 'swisscows'] as const;
export type SearchSite = (typeof searchSites)[number];

/** The page with those below it, the reader's own files, and websites. */
export const searchPlaces = ['page', 'files', ...searchSites] as const;
export type SearchPlace = (typeof searchPlaces)[number];

export const searchBlock = defineBlock({
  type: 'Search',
  version: 1,
  ...blockTexts.Search,
  group: 'Links und Dokumente',
  position: 6,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    /** What the author writes above the field; without it, the name of the block. */
    title: scalars.optionalText(120),
    /** Where readers may search, each once. */
    places: z.array(z.enum(searchPlaces)).check(
      z.minLength(1, blockMessages.searchNowhere),
      z.refine((places) => new Set(places).size === places.length, blockMessages.searchNowhere),
    ),
  }),
  empty: { title: '', places: ['page', 'klexikon', 'fragfinn'] },
  wordsIn: (settings) => settings.title,
  shows: (settings) => (settings.title === '' ? [] : ['words']),
});
