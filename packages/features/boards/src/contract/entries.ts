import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { boardEntry, keepers, members } from './boards.ts';
import { boardCells } from './columns.ts';
import { boardsLimits } from './limits.ts';

const byId = z.strictObject({ id: scalars.id });
const title = scalars.text(boardsLimits.entryMaximum);
const found = ['BOARD_NOT_FOUND', 'BOARD_ENTRY_NOT_FOUND'] as const;
const answer = z.object({ entry: boardEntry });

export const addBoardEntry = defineCall({
  summary: 'Add an entry at the end of a board; where pupils’ words are released first, it waits.',
  method: 'POST',
  path: 'boards/entry/add',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ blockId: scalars.id, title, cells: boardCells }),
  output: answer,
  refusals: ['BOARD_NOT_FOUND', 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_FULL', 'BOARD_CELL_WRONG'],
});

export const updateBoardEntry = defineCall({
  summary: 'Change the words of an entry, and of its columns those that are named; a pupil’s change waits where words are released first.',
  method: 'POST',
  path: 'boards/entry/update',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    title: z.optional(title),
    cells: z.optional(boardCells),
    /** The words from which the change of the title began; a change by somebody else meanwhile is refused and lost by nobody. */
    base: z.optional(z.string()),
  }),
  output: answer,
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_CELL_WRONG', 'BOARD_PLACES_TAKEN', 'BOARD_ENTRY_CHANGED'],
});

export const moveBoardEntry = defineCall({
  summary: 'Put an entry behind another one of its board; null: to the top.',
  method: 'POST',
  path: 'boards/entry/move',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, afterId: z.nullable(scalars.id) }),
  output: scalars.done,
  refusals: [...found, 'BOARD_FORBIDDEN'],
});

export const deleteBoardEntry = defineCall({
  summary: 'Take an entry away; it can be fetched back for sixty days.',
  method: 'POST',
  path: 'boards/entry/delete',
  access: signedIn,
  actors: members,
  mutates: true,
  input: byId,
  output: scalars.done,
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_FROZEN'],
});

export const restoreBoardEntry = defineCall({
  summary: 'Fetch an entry back with all that was marked in it.',
  method: 'POST',
  path: 'boards/entry/restore',
  access: signedIn,
  actors: members,
  mutates: true,
  input: byId,
  output: answer,
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_FROZEN', 'BOARD_FULL'],
});

export const releaseBoardEntry = defineCall({
  summary: 'Show an entry that waits to everybody who belongs to the page.',
  method: 'POST',
  path: 'boards/entry/release',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: byId,
  output: answer,
  refusals: [...found, 'BOARD_FORBIDDEN'],
});
