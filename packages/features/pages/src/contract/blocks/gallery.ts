import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from '../limits.ts';
import { blockTexts } from './texts.data.ts';

const picture = z.strictObject({
  id: z.string().check(z.minLength(1), scalars.atMost(32)),
  fileId: scalars.id,
  /** What the picture shows, for those who do not see it; empty for mere decoration. */
  alt: scalars.optionalText(300),
  caption: scalars.optionalText(300),
  /** Suggested by somebody else, and taken; a copy without what others made leaves it out. */
  byReader: z.optional(z.literal(true)),
});
export type GalleryPicture = z.output<typeof picture>;

export const galleryBlock = defineBlock({
  type: 'Gallery',
  version: 1,
  ...blockTexts.Gallery,
  group: 'Text Bild und Ton',
  position: 3,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    /** Squares, each picture in its own shape, or one after the other. */
    look: z.enum(['grid', 'masonry', 'slides']),
    /** Those who belong to the page may suggest pictures. */
    takesEntries: z.optional(z.boolean()),
    pictures: z.array(picture).check(scalars.atMost(pageLimits.picturesPerGallery)),
  }),
  empty: { look: 'grid', pictures: [] },
  filesIn: ({ pictures }) => pictures.map(({ fileId }) => fileId),
  wordsIn: ({ pictures }) => pictures.map(({ caption, alt }) => `${caption} ${alt}`.trim()).join('\n'),
  withoutEntries: ({ pictures, ...settings }) => ({ ...settings, pictures: pictures.filter(({ byReader }) => byReader === undefined) }),
  shows: ({ pictures }) => (pictures.length === 0 ? [] : ['pictures']),
  concerns: ({ pictures }) => (pictures.some(({ alt }) => alt === '') ? ['pictureWithoutWords'] : []),
});
