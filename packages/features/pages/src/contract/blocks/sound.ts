import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { pageLimits } from '../limits.ts';
import { blockTexts } from './texts.data.ts';

const track = z.strictObject({
  id: z.string().check(z.minLength(1), scalars.atMost(32)),
  fileId: scalars.id,
  /** Empty: the name of the file. */
  title: scalars.optionalText(pageLimits.linkTitleMaximum),
  /** What is said or sung, for who reads along and for who does not hear it. */
  transcript: scalars.optionalText(pageLimits.transcriptCharacters),
});
export type Track = z.output<typeof track>;

export const audioBlock = defineBlock({
  type: 'Audio',
  version: 1,
  ...blockTexts.Audio,
  group: 'Text Bild und Ton',
  position: 5,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({ tracks: z.array(track).check(scalars.atMost(pageLimits.tracksPerBlock)) }),
  empty: { tracks: [] },
  filesIn: ({ tracks }) => tracks.map(({ fileId }) => fileId),
  wordsIn: ({ tracks }) => tracks.map(({ title, transcript }) => `${title} ${transcript}`.trim()).join('\n'),
  shows: ({ tracks }) => (tracks.length === 0 ? [] : ['sounds']),
});
