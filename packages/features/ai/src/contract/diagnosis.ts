import { defineCall, type OutputOf, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** How whoever answers for the models was found: their server takes our key, refuses it, is busy, away or too slow. */
const placeStates = ['good', 'keyWrong', 'busy', 'down', 'timeOut'] as const;
export type PlaceState = (typeof placeStates)[number];

export const diagnoseAi = defineCall({
  summary:
    'What stands between the caller and an answer: who answers, whether it is open to them, whether there is credit. It costs nothing.',
  method: 'GET',
  path: 'ai/diagnosis',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    /** Who answers: somebody outside, one in the house, both; models for practice; nobody. */
    offer: z.enum(['none', 'practice', 'house', 'outside', 'both']),
    /** Null: open to the caller. */
    closed: z.nullable(z.enum(['school', 'class'])),
    /** Whether there is anything to spend; never how much, and of nobody but who pays for the caller. Null where it is closed. */
    credit: z.nullable(z.enum(['some', 'test', 'none'])),
    /** Of each that answers; empty where nobody does. */
    places: z.array(z.object({ where: z.enum(['outside', 'house']), state: z.enum(placeStates) })),
  }),
});
export type AiDiagnosis = OutputOf<typeof diagnoseAi>;
