import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { flashcardLimits as limits } from './limits.ts';
import { author, cardFiles, flashcard, learners, sides } from './shapes.ts';

const cardFound = ['FLASHCARD_SET_NOT_FOUND', 'FLASHCARD_NOT_FOUND'] as const;

export const addCards = defineCall({
  summary: 'Put cards into a set of one’s own, behind a card of it or at the end; one may show own pictures, and those that the set shows.',
  method: 'POST',
  path: 'flashcards/card/add',
  access: learners,
  actors: author,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    setId: scalars.id,
    afterId: z.nullable(scalars.id),
    cards: z.array(z.strictObject(sides)).check(z.minLength(1), scalars.atMost(limits.cardsAtOnce)),
  }),
  output: z.object({ cards: z.array(flashcard), files: cardFiles }),
  refusals: [...cardFound, 'FLASHCARDS_TOO_MANY', 'FILE_NOT_FOUND'],
});

export const updateCard = defineCall({
  summary: 'Write a card anew. What is known of it stays, unless its author wants it asked again by all.',
  method: 'POST',
  path: 'flashcards/card/update',
  access: learners,
  actors: author,
  mutates: true,
  input: z.strictObject({ setId: scalars.id, id: scalars.id, ...sides, asksAgain: z._default(z.boolean(), false) }),
  output: z.object({ card: flashcard, files: cardFiles }),
  refusals: [...cardFound, 'FILE_NOT_FOUND'],
});

export const moveCard = defineCall({
  summary: 'Put a card behind another one; null: to the beginning.',
  method: 'POST',
  path: 'flashcards/card/move',
  access: learners,
  actors: author,
  mutates: true,
  input: z.strictObject({ setId: scalars.id, id: scalars.id, afterId: z.nullable(scalars.id) }),
  output: scalars.done,
  refusals: cardFound,
});

export const deleteCard = defineCall({
  summary: 'Take a card out of a set; it can be put back for a while, with what was known of it.',
  method: 'POST',
  path: 'flashcards/card/delete',
  access: learners,
  actors: author,
  mutates: true,
  input: z.strictObject({ setId: scalars.id, id: scalars.id, isDeleted: z._default(z.boolean(), true) }),
  output: scalars.done,
  refusals: [...cardFound, 'FLASHCARDS_TOO_MANY'],
});
