import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { vocabularyLimits as limits } from './limits.ts';
import { readers, spelled } from './shapes.ts';

const trainedWord = z.object({
  id: scalars.id,
  ...spelled,
  box: z.int().check(z.gte(0), z.lte(6)),
  isMemo: z.boolean(),
  lastError: z.nullable(z.string()),
});
export type TrainedWord = z.output<typeof trainedWord>;

export const getTraining = defineCall({
  summary:
    'The words that the caller practises now, of a list or one of its portions: what is due, then new ones; `freely` without any being due.',
  method: 'GET',
  path: 'vocabulary/training/get',
  access: signedIn,
  actors: readers,
  mutates: false,
  input: z.strictObject({ id: scalars.id, portionId: z.optional(scalars.id), freely: z._default(z.enum(['yes', 'no']), 'no') }),
  output: z.object({ name: z.string(), words: z.array(trainedWord) }),
  refusals: ['VOCABULARY_NOT_FOUND', 'VOCABULARY_PORTION_NOT_FOUND'],
});

export const answerWords = defineCall({
  summary: 'What somebody wrote at the first try, in the order in which they did; each answer counts once, however often it is sent.',
  method: 'POST',
  path: 'vocabulary/training/answer',
  access: signedIn,
  actors: readers,
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    answers: z
      .array(
        z.strictObject({
          /** Made by who answers. */
          attemptId: z.uuid(),
          itemId: scalars.id,
          isRight: z.boolean(),
          typed: scalars.optionalText(limits.typedMaximum),
          ms: z.int().check(z.gte(0), z.lte(3_600_000)),
          at: scalars.timestamp,
        }),
      )
      .check(z.minLength(1), scalars.atMost(limits.answersAtOnce)),
  }),
  output: z.object({ points: z.int() }),
  refusals: ['VOCABULARY_NOT_FOUND', 'VOCABULARY_ITEM_NOT_FOUND'],
});
