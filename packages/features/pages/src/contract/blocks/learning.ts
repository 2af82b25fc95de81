import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { learningAppPattern, learningAppUrl } from '../learning-app.ts';
import { pageLimits } from '../limits.ts';
import { polypadAddress } from '../polypad-address.ts';
import { frameRatios } from './media.ts';
import { blockMessages, blockTexts } from './texts.data.ts';

export const learningAppsBlock = defineBlock({
  type: 'LearningApps',
  version: 1,
  ...blockTexts.LearningApps,
  group: 'Lernen und Spielen',
  position: 7,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    apps: z
      .array(
        z.strictObject({
          id: z.string().check(z.minLength(1), scalars.atMost(32)),
          app: z.string().check(scalars.atMost(40), z.regex(learningAppPattern, blockMessages.learningAppUnknown)),
          /** As the service calls it, or as somebody typed it. */
          title: scalars.optionalText(pageLimits.linkTitleMaximum),
          /** What it looks like, kept by us; without it, a pictogram. */
          fileId: z.optional(scalars.id),
        }),
      )
      .check(scalars.atMost(pageLimits.linksPerBlock)),
  }),
  empty: { apps: [] },
  filesIn: ({ apps }) => apps.flatMap(({ fileId }) => (fileId === undefined ? [] : [fileId])),
  wordsIn: ({ apps }) => apps.map(({ title }) => title).join('\n'),
  leadsTo: ({ apps }) => apps.map(({ app, title }) => ({ url: learningAppUrl(app), label: title })),
  shows: ({ apps }) => (apps.length === 0 ? [] : ['websites']),
});

export const polypadBlock = defineBlock({
  type: 'Polypad',
  version: 1,
  ...blockTexts.Polypad,
  group: 'Weitere Inhalte',
  position: 2,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    /** Of a canvas, or of Polypad itself for an empty one; empty while nothing was chosen. */
    url: z.string().check(
      scalars.atMost(500),
      z.refine((value) => value === '' || polypadAddress(value) !== null, blockMessages.polypadUnknown),
    ),
    title: scalars.optionalText(200),
    /** Width to height. */
    ratio: z.enum(frameRatios),
  }),
  empty: { url: '', title: '', ratio: 'classic' },
  wordsIn: (settings) => settings.title,
  shows: (settings) => (settings.url === '' ? [] : ['websites']),
});
