import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { documentsBlockTexts } from '../texts.block.ts';
import { foldersLimits } from './limits.ts';

/** Who puts files there, and for whom: who keeps the page for everybody, each child for who keeps it, everybody for everybody. */
export const folderModes = ['give', 'hand-in', 'all'] as const;
export type FolderMode = (typeof folderModes)[number];

export const documentsBlock = defineBlock({
  type: 'Documents',
  version: 1,
  ...documentsBlockTexts.catalogue,
  group: 'Links und Dokumente',
  position: 4,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(foldersLimits.titleMaximum),
    hint: scalars.optionalText(foldersLimits.hintMaximum),
    mode: z.enum(folderModes),
  }),
  empty: { title: '', hint: '', mode: 'give' },
  // Files are found by nobody but those who see them on the page.
  wordsIn: ({ title, hint }) => [title, hint].filter(Boolean).join('\n'),
  shows: () => ['words'],
});

export const folderBlocks = [documentsBlock] as const;
export type FolderSettings = z.output<typeof documentsBlock.settings>;
