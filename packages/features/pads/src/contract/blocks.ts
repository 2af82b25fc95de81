import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { padBlockTexts } from '../texts.block.ts';
import { etherpadAddress } from './etherpad-address.ts';
import { padsLimits } from './limits.ts';

export const padKinds = ['own', 'etherpad'] as const;

/** Those who belong to the page, those who change it, or nobody any more. */
export const padWriters = ['members', 'keepers', 'nobody'] as const;

const settings = z.strictObject({
  title: scalars.optionalText(padsLimits.titleMaximum),
  hint: scalars.optionalText(padsLimits.hintMaximum),
  kind: z.enum(padKinds),
  /** Of a pad elsewhere. */
  url: scalars
    .optionalText(padsLimits.addressMaximum)
    .check(z.refine((value) => value === '' || etherpadAddress(value) !== null, padBlockTexts.etherpadWrong)),
  writers: z.enum(padWriters),
  /** Whoever reads the page without belonging to it reads the text too, without a name. */
  visitorsRead: z.boolean(),
});

export const padBlock = defineBlock({
  type: 'eduPad',
  version: 1,
  ...padBlockTexts.catalogue,
  group: 'Weitere Inhalte',
  position: 3,
  flags: { pro: true, pupil: true, private: true, settings: true },
  settings,
  // What lies elsewhere is framed: that is for teachers, as with the block iFrame.
  settingsOfPupils: settings.check(z.refine(({ kind }) => kind === 'own', { error: padBlockTexts.etherpadOfTeachers, path: ['kind'] })),
  empty: { title: '', hint: '', kind: 'own', url: '', writers: 'members', visitorsRead: true },
  // The text is found by nobody but those who read it on the page.
  wordsIn: ({ title, hint }) => [title, hint].filter(Boolean).join('\n'),
  leadsTo: ({ kind, url, title }) => (kind === 'etherpad' && url !== '' ? [{ url, label: title }] : []),
  shows: ({ kind }) => [kind === 'own' ? 'words' : 'websites'],
});

export const padBlocks = [padBlock] as const;
export type PadSettings = z.output<typeof padBlock.settings>;
