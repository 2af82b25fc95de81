import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';

export const changeEmail = defineCall({
  summary: 'Ask to change the own address; it changes once the new one is confirmed.',
  method: 'POST',
  path: 'profile/change-email',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ email: scalars.email, password: typedPassword }),
  output: scalars.done,
  refusals: [...passwordProofRefusals, 'EMAIL_UNCHANGED'],
});

export const cancelEmailChange = defineCall({
  summary: 'Forget a new address that waits for its confirmation.',
  method: 'POST',
  path: 'profile/cancel-email-change',
  access: signedIn,
  actors: signedInActors(200),
  mutates: true,
  input: scalars.nothing,
  output: scalars.done,
});
