import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { multiplicationLimits } from './limits.ts';
import { diploma } from './own.ts';
import { answer, level, mark, run, runKind, series } from './parts.ts';

export const startRun = defineCall({
  summary: 'Begin a run: the server draws what is asked. `level` and `series` belong to the kind `level` alone.',
  method: 'POST',
  path: 'multiplication/run/start',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ kind: runKind, level: z.nullable(level), series: z.nullable(series) }),
  output: run,
  refusals: [
    'MULTIPLICATION_LEVEL_MISSING',
    'MULTIPLICATION_SERIES_CLOSED',
    'MULTIPLICATION_LEVEL_CLOSED',
    'MULTIPLICATION_NOTHING_MASTERED',
    'MULTIPLICATION_EXAM_CLOSED',
    'MULTIPLICATION_EXAM_TOMORROW',
  ],
});

export const finishRun = defineCall({
  summary: 'Hand in the answers of an own run, which are judged by what was drawn. Whoever hands in twice gets the first answer again.',
  method: 'POST',
  path: 'multiplication/run/finish',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200 }),
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    answers: z.array(answer).check(z.maxLength(multiplicationLimits.answersPerRun)),
    /** On the hundred board, in their order; empty elsewhere. */
    marks: z.array(mark).check(z.maxLength(multiplicationLimits.answersPerRun)),
  }),
  output: z.object({
    asked: z.int(),
    right: z.int(),
    errors: z.int(),
    ms: z.int(),
    isPassed: z.boolean(),
    points: z.int(),
    /** The level that this run opened. */
    opened: z.nullable(level),
    /** The fastest so far, with at most three errors. */
    isBest: z.boolean(),
    diploma: z.nullable(diploma),
  }),
  refusals: ['MULTIPLICATION_RUN_NOT_FOUND', 'MULTIPLICATION_NOT_DRAWN', 'MULTIPLICATION_TIME_WRONG'],
});
