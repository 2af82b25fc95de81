import { getBoards } from './boards.ts';
import {
  addBoardCard,
  checkBoardCard,
  clearBoard,
  freezeBoard,
  getCardBoards,
  getChangedCards,
  listBoardPeople,
  listCardVersions,
  listGoneCards,
  moveBoardCard,
  restoreCardVersion,
  setBoardTimer,
  updateBoardCard,
} from './cards.ts';
import { addBoardEntry, deleteBoardEntry, moveBoardEntry, releaseBoardEntry, restoreBoardEntry, updateBoardEntry } from './entries.ts';
import { addBoardComment, deleteBoardComment, freeBoardPlace, likeBoardEntry, listBoardComments, markBoardEntry } from './marks.ts';

export * from './blocks.ts';
export * from './boards.ts';
export * from './card-blocks.ts';
export * from './cards.ts';
export * from './columns.ts';
export * from './entries.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './marks.ts';

export const boardsCalls = {
  getBoards,
  addBoardEntry,
  updateBoardEntry,
  moveBoardEntry,
  deleteBoardEntry,
  restoreBoardEntry,
  releaseBoardEntry,
  markBoardEntry,
  freeBoardPlace,
  likeBoardEntry,
  listBoardComments,
  addBoardComment,
  deleteBoardComment,
  getCardBoards,
  getChangedCards,
  addBoardCard,
  updateBoardCard,
  checkBoardCard,
  moveBoardCard,
  listBoardPeople,
  freezeBoard,
  setBoardTimer,
  clearBoard,
  listGoneCards,
  listCardVersions,
  restoreCardVersion,
} as const;
