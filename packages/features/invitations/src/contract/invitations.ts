import { actors, anyone, defineCall } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { linkToken, newPassword, personName } from '@pausenplatz/account/contract';

export const lookAtInvitation = defineCall({
  summary: 'What an invitation says, for whoever holds the mailed link.',
  method: 'POST',
  path: 'account/invitation/look',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: false,
  input: z.strictObject({ id: linkToken }),
  output: z.object({
    school: z.string(),
    place: z.string(),
    inviter: z.nullable(z.string()),
    kind: z.enum(['teacher', 'admin']),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** There is an account with this address, which should accept it. Told only to who holds the mailed link. */
    hasAccount: z.boolean(),
  }),
  refusals: ['INVITATION_ENDED'],
});

export const acceptInvitation = defineCall({
  summary: 'Accept an invitation with the signed-in account, or with a new one whose address the link has proven.',
  method: 'POST',
  path: 'account/invitation/accept',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({
    id: linkToken,
    person: z.nullable(z.strictObject({ firstName: personName, lastName: personName, password: newPassword })),
  }),
  output: z.object({ userName: z.string(), isNew: z.boolean() }),
  refusals: ['INVITATION_ENDED', 'INVITATION_OTHER_ACCOUNT', 'INVITATION_SIGN_IN', 'NOT_SIGNED_IN', 'PASSWORD_TOO_COMMON', 'SIGN_IN_BUSY'],
});
