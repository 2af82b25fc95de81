import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const disconnectAccount = defineCall({
  summary: 'Remove a connection with an account elsewhere.',
  method: 'POST',
  path: 'profile/disconnect',
  access: signedIn,
  actors: signedInActors(404),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['PROVIDER_NOT_FOUND'],
});
