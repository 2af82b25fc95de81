import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { boardEntry, keepers, members } from './boards.ts';
import { boardsLimits } from './limits.ts';

const found = ['BOARD_NOT_FOUND', 'BOARD_ENTRY_NOT_FOUND'] as const;

export const markBoardEntry = defineCall({
  summary: 'Tick an entry off, vote for it, or take a place in it, each for oneself; or take that back.',
  method: 'POST',
  path: 'boards/mark',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, columnId: z.string().check(scalars.atMost(12)), isSet: z.boolean() }),
  output: z.object({ entry: boardEntry }),
  refusals: [...found, 'BOARD_OVER', 'BOARD_COLUMN_GONE', 'BOARD_PLACES_FULL', 'BOARD_ENTRY_WAITS'],
});

export const freeBoardPlace = defineCall({
  summary: 'Take somebody out of a place that they have.',
  method: 'POST',
  path: 'boards/place/free',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ id: scalars.id, columnId: z.string().check(scalars.atMost(12)), userId: scalars.id }),
  output: z.object({ entry: boardEntry }),
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_COLUMN_GONE'],
});

export const likeBoardEntry = defineCall({
  summary: 'Like an entry, or no longer.',
  method: 'POST',
  path: 'boards/like',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, isLiked: z.boolean() }),
  output: z.object({ entry: boardEntry }),
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_FROZEN', 'BOARD_ENTRY_WAITS'],
});

const boardComment = z.object({
  id: scalars.id,
  /** Null where the account is no more. */
  author: z.nullable(z.string()),
  text: z.string(),
  at: scalars.timestamp,
  mayDelete: z.boolean(),
});
export type BoardComment = z.output<typeof boardComment>;

export const listBoardComments = defineCall({
  summary: 'What people wrote below an entry, the oldest first.',
  method: 'GET',
  path: 'boards/comments/{entryId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ entryId: scalars.id }),
  output: z.object({ comments: z.array(boardComment) }),
  refusals: [...found],
});

export const addBoardComment = defineCall({
  summary: 'Write something below an entry.',
  method: 'POST',
  path: 'boards/comment/add',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ entryId: scalars.id, text: scalars.text(boardsLimits.commentMaximum) }),
  output: z.object({ comment: boardComment }),
  refusals: [...found, 'BOARD_FORBIDDEN', 'BOARD_OVER', 'BOARD_FROZEN', 'BOARD_FULL', 'BOARD_ENTRY_WAITS'],
});

export const deleteBoardComment = defineCall({
  summary: 'Take away what one wrote oneself, or as somebody who changes the page what anybody wrote.',
  method: 'POST',
  path: 'boards/comment/delete',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['BOARD_NOT_FOUND', 'BOARD_COMMENT_NOT_FOUND', 'BOARD_FORBIDDEN'],
});
