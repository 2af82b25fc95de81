import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import { storedFile } from '@pausenplatz/documents/contract';
import * as z from 'zod/mini';
import { boardPerson, boardRights, keepers, members } from './boards.ts';
import { cardColor, laneId } from './card-blocks.ts';
import { boardsLimits } from './limits.ts';

const found = ['BOARD_NOT_FOUND', 'BOARD_ENTRY_NOT_FOUND'] as const;
const mayNot = ['BOARD_FORBIDDEN', 'BOARD_FROZEN'] as const;
const byId = z.strictObject({ id: scalars.id });
const onBoard = z.strictObject({ blockId: scalars.id });

const check = z.strictObject({
  id: laneId,
  text: scalars.text(boardsLimits.checkMaximum),
  isDone: z.boolean(),
});
export type CardCheck = z.output<typeof check>;

const text = scalars.text(boardsLimits.cardMaximum);
const checks = z.array(check).check(scalars.atMost(boardsLimits.checksPerCard));
const dueOn = z.nullable(scalars.calendarDay);

export const boardCard = z.object({
  id: scalars.id,
  text: z.string(),
  laneId,
  color: cardColor,
  dueOn,
  assignee: z.nullable(boardPerson),
  checks,
  files: z.array(storedFile),
  /** Null where the account is no more, and where who reads shall not know it. */
  author: z.nullable(boardPerson),
  isOwn: z.boolean(),
  isReleased: z.boolean(),
  /** Whoever reads may change its words and its place, or take it away. */
  mayChange: z.boolean(),
  mayDelete: z.boolean(),
  /** Also who it is assigned to ticks its list. */
  mayCheck: z.boolean(),
  likes: z.int(),
  isLiked: z.boolean(),
  comments: z.int(),
  /** Earlier words of it are kept. */
  hasHistory: z.boolean(),
});
export type BoardCard = z.output<typeof boardCard>;

/** What holds for a board at this moment, beside its cards. */
const boardState = {
  rights: boardRights,
  isFrozen: z.boolean(),
  timerEndsAt: z.nullable(scalars.timestamp),
  /** The server’s clock, because that of a shared tablet is often another. */
  at: scalars.timestamp,
  /** Grows with each change: whoever knows it asks for what changed since. */
  revision: z.int(),
} as const;

export const cardBoard = z.object({ blockId: scalars.id, ...boardState, cards: z.array(boardCard) });
export type CardBoard = z.output<typeof cardBoard>;

const changedCards = z.object({
  ...boardState,
  /** Where what somebody may do changed for all cards, they are all here, and others are no more. */
  isWhole: z.boolean(),
  cards: z.array(boardCard),
  goneIds: z.array(scalars.id),
  /** All that are seen, in their order. */
  order: z.array(scalars.id),
});
export type ChangedCards = z.output<typeof changedCards>;

export const getCardBoards = defineCall({
  summary: 'All boards with cards of a page, for those who belong to it: the fixed number of queries of one board.',
  method: 'GET',
  path: 'boards/cards/page/{pageId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ pageId: scalars.id }),
  output: z.object({ boards: z.array(cardBoard) }),
  refusals: ['BOARD_NOT_FOUND'],
});

export const getChangedCards = defineCall({
  summary: 'What changed on a board since a revision: a class that writes at once is not read again as a whole by everybody.',
  method: 'POST',
  path: 'boards/cards/changed',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ blockId: scalars.id, since: z.int().check(z.gte(0)) }),
  output: changedCards,
  refusals: ['BOARD_NOT_FOUND'],
});

export const addBoardCard = defineCall({
  summary: 'Add a card at the end of a column; where words of members are released first, it waits.',
  method: 'POST',
  path: 'boards/card/add',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    blockId: scalars.id,
    laneId,
    text,
    color: cardColor,
    dueOn,
    assigneeId: z.nullable(scalars.id),
    checks,
    fileIds: z.array(scalars.id).check(scalars.atMost(boardsLimits.filesPerCard)),
  }),
  output: z.object({ card: boardCard }),
  refusals: ['BOARD_NOT_FOUND', ...mayNot, 'BOARD_FULL', 'BOARD_PERSON_WRONG', 'FILE_NOT_FOUND'],
});

export const updateBoardCard = defineCall({
  summary: 'Change what is named of a card; a pupil’s change waits where words are released first. What it was before is kept.',
  method: 'POST',
  path: 'boards/card/update',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    text: z.optional(text),
    /** The words from which a change of the text began; a change by somebody else meanwhile is refused and lost by nobody. */
    base: z.optional(z.string()),
    color: z.optional(cardColor),
    dueOn: z.optional(dueOn),
    assigneeId: z.optional(z.nullable(scalars.id)),
    checks: z.optional(checks),
    fileIds: z.optional(z.array(scalars.id).check(scalars.atMost(boardsLimits.filesPerCard))),
  }),
  output: z.object({ card: boardCard }),
  refusals: [...found, ...mayNot, 'BOARD_ENTRY_CHANGED', 'BOARD_PERSON_WRONG', 'FILE_NOT_FOUND'],
});

export const checkBoardCard = defineCall({
  summary: 'Tick one line of a card’s list, or no longer: for who may change it, and who it is assigned to.',
  method: 'POST',
  path: 'boards/card/check',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, checkId: laneId, isDone: z.boolean() }),
  output: z.object({ card: boardCard }),
  refusals: [...found, ...mayNot, 'BOARD_COLUMN_GONE'],
});

export const moveBoardCard = defineCall({
  summary: 'Put a card into a column behind another card of the board; null: to its top.',
  method: 'POST',
  path: 'boards/card/move',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, laneId, afterId: z.nullable(scalars.id) }),
  output: z.object({ card: boardCard }),
  refusals: [...found, ...mayNot, 'BOARD_COLUMN_GONE'],
});

export const listBoardPeople = defineCall({
  summary: 'Who a card may be assigned to: children and teachers of the class whose page it is; on other pages nobody.',
  method: 'GET',
  path: 'boards/people/{blockId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: onBoard,
  output: z.object({ people: z.array(boardPerson) }),
  refusals: ['BOARD_NOT_FOUND'],
});

export const freezeBoard = defineCall({
  summary: 'Let members of a page only read one of its boards for now, or write again.',
  method: 'POST',
  path: 'boards/freeze',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, isFrozen: z.boolean() }),
  output: scalars.done,
  refusals: ['BOARD_NOT_FOUND', 'BOARD_FORBIDDEN'],
});

export const setBoardTimer = defineCall({
  summary: 'Let time run down on everybody’s screen; null ends it.',
  method: 'POST',
  path: 'boards/timer',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ blockId: scalars.id, seconds: z.nullable(z.int().check(z.gte(10), z.lte(boardsLimits.timerSeconds))) }),
  output: z.object({ timerEndsAt: z.nullable(scalars.timestamp) }),
  refusals: ['BOARD_NOT_FOUND', 'BOARD_FORBIDDEN'],
});

export const clearBoard = defineCall({
  summary: 'Take all cards of a board away; each can be fetched back for sixty days.',
  method: 'POST',
  path: 'boards/clear',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: onBoard,
  output: z.object({ count: z.int() }),
  refusals: ['BOARD_NOT_FOUND', 'BOARD_FORBIDDEN'],
});

const goneCard = z.object({ id: scalars.id, text: z.string(), author: z.nullable(z.string()), deletedAt: scalars.timestamp });

export const listGoneCards = defineCall({
  summary: 'Cards that were taken away within sixty days, the last one first.',
  method: 'GET',
  path: 'boards/cards/gone/{blockId}',
  access: signedIn,
  actors: keepers,
  mutates: false,
  input: onBoard,
  output: z.object({ cards: z.array(goneCard) }),
  refusals: ['BOARD_NOT_FOUND', 'BOARD_FORBIDDEN'],
});

const cardVersion = z.object({
  id: scalars.id,
  text: z.string(),
  color: cardColor,
  dueOn,
  checks,
  /** Who changed it into something else; null as with cards. */
  editor: z.nullable(z.string()),
  at: scalars.timestamp,
});

export const listCardVersions = defineCall({
  summary: 'What a card was before, the last first; for who may change it.',
  method: 'GET',
  path: 'boards/card/versions/{id}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: byId,
  output: z.object({ versions: z.array(cardVersion) }),
  refusals: [...found, ...mayNot],
});

export const restoreCardVersion = defineCall({
  summary: 'Give a card back the words, colour, day and list of an earlier version; what it was until now is kept too.',
  method: 'POST',
  path: 'boards/card/versions/restore',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({ id: scalars.id, versionId: scalars.id }),
  output: z.object({ card: boardCard }),
  refusals: [...found, ...mayNot, 'BOARD_VERSION_NOT_FOUND'],
});
