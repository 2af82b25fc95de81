import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { chatBlockTexts } from '../texts.block.ts';
import { chatLimits } from './limits.ts';

export const chatBlock = defineBlock({
  type: 'Chat',
  version: 1,
  ...chatBlockTexts.catalogue,
  group: 'Kommunikation',
  position: 1,
  flags: { pro: false, pupil: false, private: false, settings: true },
  settings: z.strictObject({ title: scalars.optionalText(chatLimits.nameMaximum), chatId: z.nullable(scalars.id) }),
  empty: { title: '', chatId: null },
  // The chat of another class is not theirs.
  inClass: () => ({ chatId: null }),
  wordsIn: ({ title }) => title,
  shows: () => ['words'],
});
export const chatBlocks = [chatBlock] as const;
