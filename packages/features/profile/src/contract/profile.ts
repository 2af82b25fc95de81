import { connectable, connection } from '@pausenplatz/federation/contract';
import { newPassword, passwordProofRefusals, personName, typedPassword } from '@pausenplatz/account/contract';
import { defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** What only the person sees of the own account, besides what `checkauthentication` tells. */
const ownProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  avatar: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  mayChangeName: z.boolean(),
  hasPassword: z.boolean(),
  hasQrCard: z.boolean(),
  hasPicturePin: z.boolean(),
  secondFactor: z.object({ active: z.boolean(), required: z.boolean(), possible: z.boolean(), recoveryCodesLeft: z.int() }),
  /** Accounts elsewhere by which the person may sign in. */
  connections: z.array(connection),
  /** School accounts that the person may connect besides. */
  connectable: z.array(connectable),
  /** Whether the operator's newsletter comes; null where there is none for this person. */
  newsletter: z.nullable(z.boolean()),
  /** Pupils' accounts belong to their school; everybody else may delete their own. */
  mayDelete: z.boolean(),
});
export type OwnProfile = z.output<typeof ownProfile>;

export const getProfile = defineCall({
  summary: 'The own account with everything that only its owner sees.',
  method: 'GET',
  path: 'profile/get',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: ownProfile,
});

const id = z.optional(scalars.id);

export const updateProfile = defineCall({
  summary: 'Change one field of the own profile; user name and e-mail never go this way, and `id` chooses nobody.',
  method: 'POST',
  path: 'profile/update',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200 }),
  mutates: true,
  input: z.discriminatedUnion('key', [
    z.strictObject({ key: z.literal('firstName'), value: personName, id }),
    z.strictObject({ key: z.literal('lastName'), value: personName, id }),
    z.strictObject({ key: z.literal('avatar'), value: z.nullable(scalars.id), id }),
    z.strictObject({ key: z.literal('newsletter'), value: z.boolean(), id }),
  ]),
  output: z.object({ avatar: z.nullable(z.string()), firstName: z.string(), lastName: z.string() }),
  refusals: [
    'EMAIL_UNCONFIRMED',
    'KEPT_BY_SCHOOL',
    'NEWSLETTER_ANSWERED',
    'NEWSLETTER_NONE',
    'NEWSLETTER_SILENT',
    'PERSON_NOT_FOUND',
    'PICTURE_NOT_FOUND',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const setDefaultSchoolClass = defineCall({
  summary: 'Choose the class one works with by default.',
  method: 'POST',
  path: 'profile/set-default-schoolclass',
  access: signedIn,
  actors: signedInActors(404, { pupilOwner: 200, pupilSameClass: 200, teacherOfClass: 200 }),
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['PERSON_NOT_FOUND'],
});

export const changeOwnPassword = defineCall({
  summary: 'Replace the own password; other sessions and the QR card end.',
  method: 'POST',
  path: 'profile/change-password',
  access: signedIn,
  actors: signedInActors(400),
  mutates: true,
  input: z.strictObject({ current: typedPassword, password: newPassword }),
  output: scalars.done,
  refusals: [...passwordProofRefusals, 'PASSWORD_TOO_COMMON', 'PASSWORD_UNCHANGED'],
});
