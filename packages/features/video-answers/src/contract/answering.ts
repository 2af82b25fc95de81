import { defineCall, scalars, signedIn } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { answersLimits } from './limits.ts';
import { answer, keepers, ownersAndKeepers, pupils } from './questions.ts';

const one = { blockId: scalars.id, id: scalars.id };
const answers = z.object({ answers: z.array(answer) });
const found = ['QUESTION_NOT_FOUND', 'ANSWER_NOT_FOUND', 'ANSWER_FORBIDDEN'] as const;

export const giveAnswer = defineCall({
  summary: 'Answer a question with a recording that the asker uploaded; an answer of their own that was there lies in the trash then.',
  method: 'POST',
  path: 'video-answers/give',
  access: signedIn,
  actors: pupils,
  mutates: true,
  idempotent: true,
  input: z.strictObject({
    blockId: scalars.id,
    fileId: scalars.id,
    /** What the child read before it recorded: that the class may hear it. What the form was changed to meanwhile makes no more of it. */
    isForClass: z.boolean(),
  }),
  output: answers,
  refusals: ['QUESTION_NOT_FOUND', 'ANSWER_FORBIDDEN', 'QUESTION_OVER', 'FILE_NOT_FOUND', 'ANSWER_KIND_WRONG', 'ANSWER_TOO_LONG'],
});

export const deleteAnswer = defineCall({
  summary: 'Put an answer into the trash, from where it is fetched back for sixty days; a child its own, while the question is open.',
  method: 'POST',
  path: 'video-answers/delete',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject(one),
  output: scalars.done,
  refusals: [...found, 'QUESTION_OVER'],
});

export const restoreAnswer = defineCall({
  summary: 'Fetch an answer back out of the trash, where its child has not given another one since.',
  method: 'POST',
  path: 'video-answers/restore',
  access: signedIn,
  actors: ownersAndKeepers,
  mutates: true,
  input: z.strictObject(one),
  output: scalars.done,
  refusals: [...found, 'QUESTION_OVER', 'ANSWER_THERE'],
});

export const releaseAnswers = defineCall({
  summary: 'Let the class hear these answers, or take that back; only answers that were given for the class are ever released.',
  method: 'POST',
  path: 'video-answers/release',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({
    blockId: scalars.id,
    ids: z.array(scalars.id).check(z.minLength(1), scalars.atMost(answersLimits.releasedAtOnce)),
    isReleased: z.boolean(),
  }),
  output: answers,
  refusals: [...found, 'ANSWER_NOT_FOR_CLASS'],
});

export const respondToAnswer = defineCall({
  summary: 'Write a few words to the child about its answer, which nobody else reads; blank takes them away.',
  method: 'POST',
  path: 'video-answers/respond',
  access: signedIn,
  actors: keepers,
  mutates: true,
  input: z.strictObject({ ...one, response: scalars.optionalText(answersLimits.responseMaximum) }),
  output: answers,
  refusals: found,
});
