import { defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { flashcardLimits as limits } from './limits.ts';
import { anyLearner, boxLearners, cardFiles, learners, sides } from './shapes.ts';

const trainedCard = z.object({ boxId: scalars.id, cardId: scalars.id, ...sides, isNew: z.boolean() });
export type TrainedCard = z.output<typeof trainedCard>;

export const getTraining = defineCall({
  summary: 'What is due now, in one box or in all, the longest due first, then so many new cards as the day allows.',
  method: 'GET',
  path: 'flashcards/training/get',
  access: learners,
  actors: anyLearner,
  mutates: false,
  input: z.strictObject({ boxId: z.optional(scalars.id) }),
  output: z.object({ cards: z.array(trainedCard), files: cardFiles, more: z.number() }),
  refusals: ['FLASHCARD_BOX_NOT_FOUND', 'FLASHCARD_BOX_FORBIDDEN'],
});

export const answerCards = defineCall({
  summary: 'What somebody knew, in the order in which they answered; each answer counts once, however often it is sent.',
  method: 'POST',
  path: 'flashcards/training/answer',
  access: learners,
  actors: boxLearners,
  mutates: true,
  input: z.strictObject({
    boxId: scalars.id,
    answers: z
      .array(
        z.strictObject({
          /** Made by who answers. */
          attemptId: z.uuid(),
          cardId: scalars.id,
          knew: z.boolean(),
          at: scalars.timestamp,
        }),
      )
      .check(z.minLength(1), scalars.atMost(limits.answersAtOnce)),
  }),
  /** The day on which each card comes again. */
  output: z.object({ due: z.array(z.object({ cardId: scalars.id, on: scalars.calendarDay })) }),
  refusals: ['FLASHCARD_BOX_NOT_FOUND', 'FLASHCARD_BOX_FORBIDDEN', 'FLASHCARD_NOT_FOUND'],
});
