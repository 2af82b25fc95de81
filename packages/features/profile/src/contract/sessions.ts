import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const listSessions = defineCall({
  summary: 'The devices on which one is signed in.',
  method: 'GET',
  path: 'account/sessions',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        id: scalars.id,
        device: z.nullable(z.string()),
        app: z.nullable(z.string()),
        startedAt: scalars.timestamp,
        lastUsedAt: scalars.timestamp,
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineCall({
  summary: 'Sign out on one device.',
  method: 'POST',
  path: 'account/sessions/end',
  access: signedIn,
  actors: signedInActors(404),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['SESSION_NOT_FOUND'],
});

export const endOtherSessions = defineCall({
  summary: 'Sign out everywhere but here.',
  method: 'POST',
  path: 'account/sessions/end-others',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: scalars.nothing,
  output: z.object({ ended: z.int() }),
});
