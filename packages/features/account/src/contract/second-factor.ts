import { passwordProofRefusals } from './proof-refusals.ts';
import { actors, anyone, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { linkToken, secondFactorCode, typedPassword } from './fields.ts';
import { signInAnswer } from './sign-in.ts';

const adults = onlyRoles('Teacher', 'SchoolAdmin', 'Private');
const pupils = { pupilOwner: 403, pupilSameClass: 403, pupilOtherClass: 403, pupilOtherSchool: 403 } as const;
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const passSecondFactor = defineCall({
  summary: 'Second step of a sign-in: a code of the app or a recovery code opens the session.',
  method: 'POST',
  path: 'auth/second-factor',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  limitsItself: true,
  input: z.strictObject({ challenge: linkToken, code: secondFactorCode }),
  output: signInAnswer,
  refusals: ['ACCOUNT_IN_TRASH', 'ACCOUNT_TRASHED_BY_SCHOOL', 'CHALLENGE_ENDED', 'CODE_WRONG', 'TOO_MANY_ATTEMPTS', 'WRONG_CREDENTIALS'],
});

export const beginSecondFactor = defineCall({
  summary: 'Make a new secret for an authenticator app; it counts only once a code of it was confirmed.',
  method: 'POST',
  path: 'account/second-factor/begin',
  access: adults,
  actors: signedInActors(200, pupils),
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: z.object({ secret: z.string(), uri: z.string() }),
  refusals: [...passwordProofRefusals, 'SECOND_FACTOR_ADULTS', 'SECOND_FACTOR_ON'],
});

export const confirmSecondFactor = defineCall({
  summary: 'Switch the second factor on by a first code; answers the recovery codes, once.',
  method: 'POST',
  path: 'account/second-factor/confirm',
  access: adults,
  actors: signedInActors(409, pupils),
  mutates: true,
  input: z.strictObject({ code: secondFactorCode }),
  output: recoveryCodes,
  refusals: ['CODE_WRONG', 'SECOND_FACTOR_ADULTS', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_ON'],
});

export const renewRecoveryCodes = defineCall({
  summary: 'Make new recovery codes; the old ones stop working.',
  method: 'POST',
  path: 'account/second-factor/recovery-codes',
  access: adults,
  actors: signedInActors(409, pupils),
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: recoveryCodes,
  refusals: [...passwordProofRefusals, 'SECOND_FACTOR_ADULTS', 'SECOND_FACTOR_OFF'],
});

export const disableSecondFactor = defineCall({
  summary: 'Switch the second factor off, where the school does not require it.',
  method: 'POST',
  path: 'account/second-factor/disable',
  access: adults,
  actors: signedInActors(409, pupils),
  mutates: true,
  input: z.strictObject({ password: typedPassword }),
  output: scalars.done,
  refusals: [...passwordProofRefusals, 'SECOND_FACTOR_ADULTS', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_REQUIRED'],
});
