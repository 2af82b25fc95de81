import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { accountLimits, linkToken, newPassword, personName } from '@pausenplatz/account/contract';

export const register = defineCall({
  summary:
    'Register as a teacher or privately; the account exists once the mailed link is confirmed. Answers the same for known addresses.',
  method: 'POST',
  path: 'account/register',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: true,
  input: z.strictObject({
    role: z.enum(['Teacher', 'Private']),
    firstName: personName,
    lastName: personName,
    email: scalars.email,
    password: newPassword,
  }),
  output: scalars.done,
  refusals: ['PASSWORD_TOO_COMMON', 'SIGN_IN_BUSY', 'TOO_MANY_ATTEMPTS'],
});

export const confirmEmail = defineCall({
  summary: 'Confirm an address by the secret of the mailed link: of a registration, an own address or a new one.',
  method: 'POST',
  path: 'account/confirm-email',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({ id: linkToken }),
  output: z.object({
    kind: z.enum(['registered', 'confirmed', 'changed']),
    userName: z.string(),
    /** A teacher who has just registered: the first steps begin. */
    isNewTeacher: z.boolean(),
  }),
  refusals: ['EMAIL_TAKEN', 'MAIL_LINK_ENDED'],
});

export const sendConfirmation = defineCall({
  summary: 'Send the mail again that confirms the own address, or the new one that waits.',
  method: 'POST',
  path: 'account/send-confirmation',
  access: signedIn,
  actors: signedInActors(409),
  mutates: true,
  input: scalars.nothing,
  output: z.object({ email: z.string() }),
  refusals: ['NOTHING_TO_CONFIRM', 'TOO_MANY_ATTEMPTS'],
});

export const forgottenPassword = defineCall({
  summary: 'Ask for a mail with which a new password can be set. Answers the same whether or not such an account exists.',
  method: 'POST',
  path: 'account/forgotten-password',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: true,
  input: z.strictObject({ UserName: scalars.text(accountLimits.userNameMaximum) }),
  output: scalars.done,
  refusals: ['TOO_MANY_ATTEMPTS'],
});

export const resetPassword = defineCall({
  summary: 'Set a new password by the secret of the mailed link; all sessions and the QR card end.',
  method: 'POST',
  path: 'account/reset-password',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({ id: linkToken, password: newPassword }),
  output: z.object({ userName: z.string() }),
  refusals: ['MAIL_LINK_ENDED', 'PASSWORD_TOO_COMMON', 'SIGN_IN_BUSY', 'WRONG_PASSWORD'],
});
