import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { classReadRefusals } from '@pausenplatz/schools/contract';
import * as z from 'zod/mini';
import { gamesLimits as limits } from './limits.ts';
import { board, levels, player, round } from './shapes.ts';

const members = signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200, schoolAdminOwn: 200 });

export const getWordRound = defineCall({
  summary:
    'The board of today’s word, for a class or for nobody in particular, or one’s own free board; the word itself once it has ended.',
  method: 'GET',
  path: 'games/word/round',
  access: signedIn,
  actors: members,
  mutates: false,
  input: z.strictObject({ kind: z.enum(['daily', 'free']), classId: z.optional(scalars.id) }),
  output: z.object({
    /** Null where no free board was begun. */
    round: z.nullable(round),
    player,
    /** May set the words of the class. */
    canSetWords: z.boolean(),
    hasClassWords: z.boolean(),
  }),
  refusals: [...classReadRefusals],
});

export const guessWord = defineCall({
  summary: 'Try a word on a board of one’s own. What was sent before is answered again and counts once.',
  method: 'POST',
  path: 'games/word/guess',
  access: signedIn,
  actors: members,
  mutates: true,
  input: z.strictObject({
    board,
    /** How many were tried before. */
    position: z.int().check(z.gte(0), z.lt(limits.guesses)),
    word: scalars.text(limits.typedMaximum),
  }),
  output: z.object({ round }),
  refusals: [
    ...classReadRefusals,
    'GAMES_ROUND_NOT_FOUND',
    'GAMES_ROUND_OVER',
    'GAMES_DAY_OVER',
    'GAMES_PLACE_TAKEN',
    'GAMES_WORD_LENGTH',
    'GAMES_WORD_LETTERS',
    'GAMES_WORD_UNKNOWN',
    'GAMES_HARD_PLACE',
    'GAMES_HARD_LETTER',
  ],
});

export const startWordRound = defineCall({
  summary: 'Begin a free board with a word of a level; the one before is given up.',
  method: 'POST',
  path: 'games/word/start',
  access: signedIn,
  actors: members,
  mutates: true,
  idempotent: true,
  input: z.strictObject({ level: z.enum(levels), classId: z.nullable(scalars.id) }),
  output: z.object({ round }),
  refusals: [...classReadRefusals, 'GAMES_NO_CLASS_WORDS'],
});

export const setWordPlayer = defineCall({
  summary: 'Play the harder way from the next board on, or put the explanation away for good.',
  method: 'POST',
  path: 'games/word/player',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ field: z.enum(['isHard', 'hasSeenHelp']), value: z.boolean() }),
  output: z.object({ player }),
});

const count = z.int().check(z.nonnegative());

export const getWordStatistics = defineCall({
  summary: 'How one’s own words of the day went: how many, in how many tries, days in a row with a free one a week.',
  method: 'GET',
  path: 'games/word/statistics',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    played: count,
    solved: count,
    streak: count,
    /** Solved with the first try, with the second, and so on. */
    tries: z.array(count),
  }),
});
