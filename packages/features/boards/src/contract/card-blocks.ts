import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { kanbanBlockTexts } from '../texts.block.ts';
import { listBlock, memberSwitches } from './blocks.ts';
import { boardsLimits } from './limits.ts';

/** Colours that cards and columns may have; `grey` is a card without one. */
export const cardColors = ['grey', 'teal', 'blue', 'violet', 'pink', 'red', 'orange', 'yellow', 'green'] as const;
export const cardColor = z.enum(cardColors);
export type CardColor = z.output<typeof cardColor>;

export const laneId = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));

const lane = z.strictObject({
  /** Stays when the column is renamed; cards lie under it. */
  id: laneId,
  name: scalars.optionalText(boardsLimits.columnNameMaximum),
  color: cardColor,
});
export type Lane = z.output<typeof lane>;

export const cardLayouts = ['board', 'wall', 'timeline'] as const;
export type CardLayout = (typeof cardLayouts)[number];

export const kanbanBlock = defineBlock({
  type: 'LiveKanban',
  version: 1,
  ...kanbanBlockTexts.catalogue,
  group: 'Planen und Organisieren',
  position: 5,
  flags: { pro: false, pupil: true, private: false, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(boardsLimits.titleMaximum),
    hint: scalars.optionalText(boardsLimits.hintMaximum),
    /** Columns, one wall in any order, or the days on which cards are due. */
    layout: z.enum(cardLayouts),
    /** Also where they are not shown: whoever changes the layout finds every card where it was. */
    lanes: z.array(lane).check(z.minLength(1), scalars.atMost(boardsLimits.lanes)),
    members: z.strictObject({
      ...memberSwitches.shape,
      /** What is written while this is on has no name for other members, for good. */
      anonymous: z.boolean(),
    }),
  }),
  empty: {
    title: '',
    hint: '',
    layout: 'board',
    lanes: [
      { id: 'offen', name: kanbanBlockTexts.lanes.open, color: 'blue' },
      { id: 'dran', name: kanbanBlockTexts.lanes.underWay, color: 'yellow' },
      { id: 'fertig', name: kanbanBlockTexts.lanes.done, color: 'green' },
    ],
    members: { add: true, changeOthers: false, comment: true, like: true, release: false, anonymous: false },
  },
  // Cards are found by nobody but those who read them on the page.
  wordsIn: ({ title, hint, lanes }) => [title, hint, ...lanes.map(({ name }) => name)].filter(Boolean).join('\n'),
  shows: () => ['words'],
});

export type KanbanSettings = z.output<typeof kanbanBlock.settings>;

export const boardBlocks = [listBlock, kanbanBlock] as const;
