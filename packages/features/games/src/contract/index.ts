import { getClassWords, setClassWords } from './class-words.ts';
import { answerDuel, endDuel, getDuel, getDuelPartners, getDuels, inviteDuel, keepDuelSeat, setClassDuels, turnDuelCard } from './duels.ts';
import { finishMemory, getMemory, getMemoryPairs, startMemory } from './memory.ts';
import { deletePictureSet, getPictureSet, getPictureSets, savePictureSet } from './pictures.ts';
import { getWordRound, getWordStatistics, guessWord, setWordPlayer, startWordRound } from './rounds.ts';

export * from './class-words.ts';
export * from './duels.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './memory.ts';
export * from './pictures.ts';
export * from './rounds.ts';
export { type Board, type Level, type Mark, type Player, type Round, type RoundState, type Row } from './shapes.ts';

export const gamesCalls = {
  getWordRound,
  guessWord,
  startWordRound,
  setWordPlayer,
  getWordStatistics,
  getClassWords,
  setClassWords,
  getMemory,
  getMemoryPairs,
  startMemory,
  finishMemory,
  getDuels,
  getDuelPartners,
  setClassDuels,
  inviteDuel,
  answerDuel,
  endDuel,
  getDuel,
  turnDuelCard,
  keepDuelSeat,
  getPictureSets,
  getPictureSet,
  savePictureSet,
  deletePictureSet,
} as const;
