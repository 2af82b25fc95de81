import { actors, anyone, defineCall, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { typedPassword } from './fields.ts';
import { accountLimits } from './limits.ts';

export const restoreAccount = defineCall({
  summary: 'Fetch the own account back from the trash; afterwards one signs in as usual.',
  method: 'POST',
  path: 'account/restore',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  input: z.strictObject({ UserName: scalars.text(accountLimits.userNameMaximum), Password: typedPassword }),
  output: scalars.done,
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'EMAIL_NOT_CONFIRMED',
    'SIGN_IN_BUSY',
    'TOO_MANY_ATTEMPTS',
    'WRONG_CREDENTIALS',
  ],
});
