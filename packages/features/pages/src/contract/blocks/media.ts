import { defineBlock, safeUrl, scalars, webAddress } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { licences } from '../licences.ts';
import { videoAddress } from '../video-address.ts';
import { blockMessages, blockTexts } from './texts.data.ts';

const everyone = { pro: false, pupil: true, private: true, settings: true } as const;

export const pictureBlock = defineBlock({
  type: 'Picture',
  version: 1,
  ...blockTexts.Picture,
  group: 'Text Bild und Ton',
  position: 2,
  flags: everyone,
  settings: z.strictObject({
    fileId: z.nullable(scalars.id),
    /** What the picture shows, for those who do not see it; empty for mere decoration. */
    alt: scalars.optionalText(300),
    caption: scalars.optionalText(300),
    width: z.enum(['small', 'medium', 'full']),
    /** Who made it, or where it is from. */
    source: z.optional(scalars.optionalText(300)),
    licence: z.optional(z.enum(licences)),
    corners: z.optional(z.enum(['round', 'square'])),
    /** A press opens it on its own screen, where it leads nowhere else. */
    enlarges: z.optional(z.boolean()),
    url: z.nullable(webAddress(blockMessages.linkImpossible)),
  }),
  empty: { fileId: null, alt: '', caption: '', width: 'full', url: null },
  filesIn: (settings) => (settings.fileId === null ? [] : [settings.fileId]),
  wordsIn: ({ caption, alt, source = '' }) => `${caption} ${alt} ${source}`.trim(),
  shows: (settings) => (settings.fileId === null ? [] : ['pictures']),
  concerns: ({ fileId, alt }) => (fileId !== null && alt === '' ? ['pictureWithoutWords'] : []),
});

const second = z.nullable(z.int().check(z.gte(0), z.lte(86_400)));

export const videoBlock = defineBlock({
  type: 'Video',
  version: 1,
  ...blockTexts.Video,
  group: 'Text Bild und Ton',
  position: 4,
  flags: everyone,
  settings: z
    .strictObject({
      /** Address of the video at its host; empty while nothing was chosen. */
      url: z.string().check(
        scalars.atMost(500),
        z.refine((value) => value === '' || videoAddress(value) !== null, blockMessages.videoUnknown),
      ),
      /** An own upload instead of a host. */
      fileId: z.nullable(scalars.id),
      title: scalars.optionalText(200),
      /** What is said in an own upload, to be read along: a file of captions in German. */
      captionsId: z.optional(scalars.id),
      /** A picture of an own upload, until it is played. */
      posterId: z.optional(scalars.id),
      /** Where it begins and ends, in seconds; null: as it is. */
      start: z.optional(second),
      end: z.optional(second),
    })
    .check(
      z.refine(({ start = null, end = null }) => start === null || end === null || end > start, {
        error: blockMessages.endsBefore,
        path: ['end'],
      }),
    ),
  empty: { url: '', fileId: null, title: '' },
  filesIn: ({ fileId, captionsId, posterId }) => (fileId === null ? [] : [fileId, captionsId, posterId].filter((id) => id !== undefined)),
  wordsIn: (settings) => settings.title,
  shows: (settings) => (settings.url === '' && settings.fileId === null ? [] : ['films']),
});

export const frameRatios = ['wide', 'classic', 'square'] as const;

export const iFrameBlock = defineBlock({
  type: 'iFrame',
  version: 1,
  ...blockTexts.iFrame,
  group: 'Weitere Inhalte',
  position: 1,
  flags: { pro: false, pupil: false, private: true, settings: true },
  settings: z.strictObject({
    url: z.string().check(
      scalars.atMost(2048),
      z.refine((value) => value === '' || (value.startsWith('https://') && safeUrl(value) !== null), blockMessages.onlySecure),
    ),
    title: scalars.optionalText(200),
    /** Height in pixels. */
    height: z.int().check(z.gte(100), z.lte(2000)),
    /** Instead of the height, the form: as wide as there is room for. */
    ratio: z.optional(z.enum(frameRatios)),
  }),
  empty: { url: '', title: '', height: 480 },
  wordsIn: (settings) => settings.title,
  shows: (settings) => (settings.url === '' ? [] : ['websites']),
});
