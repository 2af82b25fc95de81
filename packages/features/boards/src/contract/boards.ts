import { type ActorTable, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { boardCells } from './columns.ts';

/** Those who belong to a page of class 3a; who changes it is the teacher, and the admin of the school. */
export const members: ActorTable = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });
export const keepers: ActorTable = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 });

export const boardPerson = z.object({ id: scalars.id, name: z.string() });
export type BoardPerson = z.output<typeof boardPerson>;

/** What people marked in one column of an entry. */
const boardMark = z.object({
  columnId: z.string(),
  isOwn: z.boolean(),
  /** Null for votes that are still hidden. */
  count: z.nullable(z.int()),
  /** Who ticked, or has a place; of votes nobody. */
  people: z.array(boardPerson),
});
export type BoardMark = z.output<typeof boardMark>;

export const boardEntry = z.object({
  id: scalars.id,
  title: z.string(),
  cells: boardCells,
  /** Null where the account is no more. */
  author: z.nullable(boardPerson),
  isOwn: z.boolean(),
  isReleased: z.boolean(),
  /** Whoever reads may change its words, or take it away. */
  mayChange: z.boolean(),
  mayDelete: z.boolean(),
  marks: z.array(boardMark),
  likes: z.int(),
  isLiked: z.boolean(),
  comments: z.int(),
});
export type BoardEntry = z.output<typeof boardEntry>;

/** What whoever reads may do with a board as it is today. */
export const boardRights = z.object({
  /** Changes the page that it stands on. */
  isKeeper: z.boolean(),
  mayAdd: z.boolean(),
  mayMark: z.boolean(),
  mayComment: z.boolean(),
  mayLike: z.boolean(),
});
export type BoardRights = z.output<typeof boardRights>;

export const board = z.object({
  blockId: scalars.id,
  rights: boardRights,
  /** Its last day is over. */
  isOver: z.boolean(),
  entries: z.array(boardEntry),
});
export type Board = z.output<typeof board>;

export const getBoards = defineCall({
  summary: 'All boards of a page with their entries, for those who belong to it: the fixed number of queries of one board.',
  method: 'GET',
  path: 'boards/page/{pageId}',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ pageId: scalars.id }),
  output: z.object({ boards: z.array(board) }),
  refusals: ['BOARD_NOT_FOUND'],
});
