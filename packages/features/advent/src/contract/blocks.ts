import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { adventBlockTexts } from '../texts.block.ts';

export const adventBlock = defineBlock({
  type: 'AdventCalendar',
  version: 1,
  ...adventBlockTexts.catalogue,
  group: 'Lernen und Spielen',
  position: 4,
  flags: { pro: false, pupil: false, private: false, settings: true },
  settings: z.strictObject({ calendarId: z.nullable(scalars.id) }),
  empty: { calendarId: null },
  // A calendar of one class is not for the readers of another one.
  inClass: () => ({ calendarId: null }),
  shows: ({ calendarId }) => (calendarId === null ? [] : ['words', 'pictures']),
});

export const adventBlocks = [adventBlock] as const;
