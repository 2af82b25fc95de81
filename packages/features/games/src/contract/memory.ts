import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { gamesLimits as limits } from './limits.ts';

/** How many cards lie there, columns × rows. */
export const memorySizes = ['4x3', '4x4', '5x4', '6x6'] as const;
export type MemorySize = (typeof memorySizes)[number];

/** Sets that the product brings; the others belong to trainers. */
export const readySets = ['pictures', 'letters', 'plus', 'times'] as const;
export type ReadySet = (typeof readySets)[number];

/** Whose sets come with the class: lists of words that are learnt to spell, boxes of flashcards, own pictures. */
export const lentKinds = ['words', 'cards', 'photos'] as const;
export type LentKind = (typeof lentKinds)[number];

export const picture = z.object({
  url: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  widths: z.array(z.number()),
  preview: z.nullable(z.string()),
});

/** One half of a pair: words, or a picture that the words name. */
export const face = z.object({ text: z.string(), picture: z.nullable(picture) });
export type LentFace = z.output<typeof face>;

const count = z.int().check(z.nonnegative());

const best = z.object({ size: z.enum(memorySizes), turns: count, ms: count });
export type MemoryBest = z.output<typeof best>;

export const getMemory = defineCall({
  summary: 'The sets of one’s trainers that a game can be laid out with, and how few turns one has needed.',
  method: 'GET',
  path: 'games/memory',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    sets: z.array(z.object({ kind: z.enum(lentKinds), id: scalars.id, title: z.string(), pairs: count })),
    /** One for each size that was played alone to its end. */
    best: z.array(best),
    /** Games of today that may still bring points. */
    gamesWithPoints: count,
  }),
});

export const getMemoryPairs = defineCall({
  summary: 'The pairs of a set of one’s trainers.',
  method: 'GET',
  path: 'games/memory/pairs',
  access: signedIn,
  actors: signedInActors(404),
  mutates: false,
  input: z.strictObject({ kind: z.enum(lentKinds), id: scalars.id }),
  output: z.object({ title: z.string(), pairs: z.array(z.object({ first: face, second: face })) }),
  refusals: ['GAMES_SET_NOT_FOUND'],
});

export const startMemory = defineCall({
  summary: 'Begin a game alone that counts: `seed` says in which order its pairs are laid out.',
  method: 'POST',
  path: 'games/memory/start',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  idempotent: true,
  input: z.strictObject({ size: z.enum(memorySizes), set: z.enum([...readySets, ...lentKinds]) }),
  output: z.object({ id: scalars.id, seed: z.int() }),
});

export const finishMemory = defineCall({
  summary: 'Hand in a game that was played to its end; it is played over here and counts once, however often it is sent.',
  method: 'POST',
  path: 'games/memory/finish',
  access: signedIn,
  actors: signedInActors(404),
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    /** Places of the two cards of each turn, from the upper left, in the order in which they were turned over. */
    turns: z
      .array(z.tuple([z.int().check(z.gte(0), z.lt(limits.memoryCards)), z.int().check(z.gte(0), z.lt(limits.memoryCards))]))
      .check(z.minLength(1), scalars.atMost(limits.memoryTurns)),
    /** From the first card to the last. */
    ms: z.int().check(z.gte(0), z.lte(limits.memoryMs)),
  }),
  output: z.object({ turns: count, ms: count, points: count, isBest: z.boolean() }),
  refusals: ['GAMES_MEMORY_NOT_FOUND', 'GAMES_MEMORY_MOVES', 'GAMES_MEMORY_TIME'],
});
