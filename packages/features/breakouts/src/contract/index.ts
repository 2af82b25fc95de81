import { changeBreakoutRound, changeBreakoutTeam, getBreakoutTeams } from './lead.ts';
import { deleteBreakoutLock, getBreakoutLocks, moveBreakoutLock, saveBreakoutEnding, saveBreakoutLock } from './locks.ts';
import { askBreakoutHint, beginBreakout, enterBreakout, getBreakoutGame, joinBreakout, tryBreakoutLock } from './play.ts';

export * from './blocks.ts';
export * from './hub.ts';
export * from './lead.ts';
export * from './limits.ts';
export * from './locks.ts';
export * from './mechanisms.ts';
export * from './play.ts';

export const breakoutsCalls = {
  enterBreakout,
  beginBreakout,
  joinBreakout,
  getBreakoutGame,
  tryBreakoutLock,
  askBreakoutHint,
  getBreakoutTeams,
  changeBreakoutRound,
  changeBreakoutTeam,
  getBreakoutLocks,
  saveBreakoutLock,
  moveBreakoutLock,
  deleteBreakoutLock,
  saveBreakoutEnding,
} as const;
