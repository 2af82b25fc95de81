import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import { paces } from '@pausenplatz/progress/contract';
import * as z from 'zod/mini';
import { count, curve, mastery, stage } from './parts.ts';

const ownStage = z.object({
  stage,
  mastery,
  /** Of its kinds of calculations. */
  secure: count,
  skills: count,
  /** Right at the first try: of twenty, and within two minutes. */
  bestOfTwenty: z.nullable(count),
  bestOfMinutes: z.nullable(count),
  isPassed: z.boolean(),
  curve,
  lastAt: z.nullable(scalars.timestamp),
});
export type OwnStage = z.output<typeof ownStage>;

export const getMentalArithmetic = defineCall({
  summary: 'Where the signed-in person stands in the twelve stages, which one is next, and how much time they have.',
  method: 'GET',
  path: 'mental-arithmetic/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ pace: z.enum(paces), next: stage, stages: z.array(ownStage) }),
});
