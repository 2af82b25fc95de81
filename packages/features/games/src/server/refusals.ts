import { defineRefusals } from '@pausenplatz/kernel-contract';
import { schoolRefusals } from '@pausenplatz/schools/server';
import { gamesTexts } from '../texts.ts';

/** What it refuses, together with what classes refuse for it. */
export const gamesRefusals = {
  ...schoolRefusals,
  ...defineRefusals(
    {
      GAMES_ROUND_NOT_FOUND: { status: 404, messageType: 'warning' },
      GAMES_ROUND_OVER: { status: 409, messageType: 'warning' },
      GAMES_DAY_OVER: { status: 409, messageType: 'warning' },
      GAMES_PLACE_TAKEN: { status: 409, messageType: 'info' },
      GAMES_WORD_LENGTH: { status: 400, messageType: 'info' },
      GAMES_WORD_LETTERS: { status: 400, messageType: 'info' },
      GAMES_WORD_UNKNOWN: { status: 409, messageType: 'info' },
      GAMES_HARD_PLACE: { status: 409, messageType: 'info' },
      GAMES_HARD_LETTER: { status: 409, messageType: 'info' },
      GAMES_NO_CLASS_WORDS: { status: 409, messageType: 'warning' },
      GAMES_LIST_LENGTH: { status: 400, messageType: 'warning' },
      GAMES_LIST_LETTERS: { status: 400, messageType: 'warning' },
      GAMES_LIST_BLOCKED: { status: 400, messageType: 'warning' },
      GAMES_LIST_SHORT: { status: 409, messageType: 'warning' },
      GAMES_SET_NOT_FOUND: { status: 404, messageType: 'warning' },
      GAMES_MEMORY_NOT_FOUND: { status: 404, messageType: 'warning' },
      GAMES_MEMORY_MOVES: { status: 409, messageType: 'warning' },
      GAMES_MEMORY_TIME: { status: 409, messageType: 'warning' },
      GAMES_SET_SMALL: { status: 409, messageType: 'warning' },
      FILE_NOT_FOUND: { status: 404, messageType: 'warning' },
      GAMES_PICTURES_NOT_FOUND: { status: 404, messageType: 'warning' },
      GAMES_PICTURES_MANY: { status: 409, messageType: 'warning' },
      GAMES_PICTURES_SAME: { status: 409, messageType: 'info' },
      GAMES_DUEL_NOT_FOUND: { status: 404, messageType: 'info' },
      GAMES_DUEL_OVER: { status: 409, messageType: 'info' },
      GAMES_DUEL_TURN: { status: 409, messageType: 'info' },
      GAMES_DUEL_CARD: { status: 409, messageType: 'info' },
      GAMES_DUEL_OFF: { status: 409, messageType: 'info' },
      GAMES_DUEL_PARTNER: { status: 409, messageType: 'warning' },
      GAMES_DUEL_DECLINED: { status: 409, messageType: 'info' },
      GAMES_DUEL_SET: { status: 409, messageType: 'info' },
      GAMES_DUEL_MANY: { status: 429, messageType: 'warning' },
    },
    gamesTexts.refusals,
  ),
} as const;
