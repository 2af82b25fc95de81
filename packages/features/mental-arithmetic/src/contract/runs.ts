import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { mentalArithmeticLimits } from './limits.ts';
import { answer, count, curve, run, runKind, stage } from './parts.ts';

export const startMentalRun = defineCall({
  summary: 'Begin a run at a stage: the server draws what is asked, and says how much time each calculation has.',
  method: 'POST',
  path: 'mental-arithmetic/run/start',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ stage, kind: runKind, withTime: z.boolean() }),
  output: run,
});

export const finishMentalRun = defineCall({
  summary: 'Hand in the answers of an own run, which are judged by what was drawn. Whoever hands in twice gets the first answer again.',
  method: 'POST',
  path: 'mental-arithmetic/run/finish',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id, answers: z.array(answer).check(z.maxLength(mentalArithmeticLimits.answersPerRun)) }),
  output: z.object({
    asked: count,
    right: count,
    timeouts: count,
    ms: count,
    isPassed: z.boolean(),
    /** More than ever before in this way. */
    isBest: z.boolean(),
    points: count,
    curve,
  }),
  refusals: ['MENTAL_ARITHMETIC_RUN_NOT_FOUND', 'MENTAL_ARITHMETIC_NOT_DRAWN', 'MENTAL_ARITHMETIC_TIME_WRONG'],
});
