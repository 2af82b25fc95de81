import { defineBlock, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { listBlockTexts } from '../texts.block.ts';
import { boardColumn } from './columns.ts';
import { boardsLimits } from './limits.ts';

/** What those may do who belong to the page and do not change it; what is theirs they may always change and take away. */
export const memberSwitches = z.strictObject({
  add: z.boolean(),
  /** Also what others wrote. */
  changeOthers: z.boolean(),
  comment: z.boolean(),
  like: z.boolean(),
  /** What they write is seen by them and by who changes the page, until one of those releases it. */
  release: z.boolean(),
});
export type MemberSwitches = z.output<typeof memberSwitches>;

export const listBlock = defineBlock({
  type: 'Liste',
  version: 1,
  ...listBlockTexts.catalogue,
  group: 'Planen und Organisieren',
  position: 6,
  flags: { pro: false, pupil: true, private: true, settings: true },
  settings: z.strictObject({
    title: scalars.optionalText(boardsLimits.titleMaximum),
    hint: scalars.optionalText(boardsLimits.hintMaximum),
    /** What an entry is called: what somebody brings, what one votes for. */
    label: scalars.optionalText(boardsLimits.columnNameMaximum),
    columns: z.array(boardColumn).check(scalars.atMost(boardsLimits.columns)),
    members: memberSwitches,
    /** Votes are counted for everybody to see only once the list is over. */
    hidesVotes: z.boolean(),
    /** The last day; null: it stays open. */
    endsOn: z.nullable(scalars.calendarDay),
  }),
  empty: {
    title: '',
    hint: '',
    label: '',
    columns: [],
    members: { add: true, changeOthers: false, comment: false, like: false, release: false },
    hidesVotes: true,
    endsOn: null,
  },
  // The columns go along with a copy; the day on which the other class was through does not.
  inClass: () => ({ endsOn: null }),
  // Entries are found by nobody but those who read them on the page.
  wordsIn: ({ title, hint, label, columns }) => [title, hint, label, ...columns.map(({ name }) => name)].filter(Boolean).join('\n'),
  shows: () => ['words'],
  concerns: ({ endsOn }, today) => (endsOn !== null && endsOn < today ? ['over'] : []),
});

export type BoardSettings = z.output<typeof listBlock.settings>;
