import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());

/** What one trainer has for a person. */
const trainerState = z.object({
  /** Name of the trainer, as the feature gives it that writes through it. */
  trainer: z.string(),
  /** Met at least once, and of these due now, and secure. */
  known: count,
  due: count,
  secure: count,
});
export type TrainerState = z.output<typeof trainerState>;

export const getProgress = defineCall({
  summary: 'What the signed-in person has practised: by trainer, with what is due now, and the points of today and of this week.',
  method: 'GET',
  path: 'progress/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ trainers: z.array(trainerState), pointsToday: count, pointsWeek: count, answersToday: count }),
});
