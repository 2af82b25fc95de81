import { actors, anyone, defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { accountLimits, app, device, keeps, linkToken, signInAnswer } from '@pausenplatz/account/contract';

/** Places of the chosen pictures, in their order. */
export const picturePin = z
  .array(z.int().check(z.gte(0), z.lt(accountLimits.picturePinChoices)))
  .check(z.length(accountLimits.picturePinLength));

export const qrSignIn = defineCall({
  summary: 'Sign in by the secret of a QR card, and by the pictures where the pupil has chosen some.',
  method: 'POST',
  path: 'auth/qr',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  limitsItself: true,
  input: z.strictObject({ id: linkToken, pin: z.optional(picturePin), device, app, keeps }),
  output: z.object({ ...signInAnswer.shape, picturePin: z.boolean() }),
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'PICTURE_PIN_WRONG',
    'QR_CARD_ENDED',
    'TOO_MANY_ATTEMPTS',
    'WRONG_CREDENTIALS',
  ],
});

export const setPicturePin = defineCall({
  summary: 'Choose the pictures that a QR card asks for, or none.',
  method: 'POST',
  path: 'account/picture-pin/set',
  access: onlyRoles('Pupil'),
  actors: signedInActors(409, {
    private: 403,
    teacherOfClass: 403,
    teacherSameSchool: 403,
    teacherOtherSchool: 403,
    schoolAdminOwn: 403,
    schoolAdminOther: 403,
  }),
  mutates: true,
  input: z.strictObject({ pin: z.nullable(picturePin) }),
  output: scalars.done,
  refusals: ['QR_CARD_NONE'],
});

const helpers = signedInActors(404, { pupilOwner: 403, pupilSameClass: 403, teacherOfClass: 200, schoolAdminOwn: 200 });

export const getPicturePin = defineCall({
  summary: 'Whether a pupil chose pictures for the card; which ones, nobody reads.',
  method: 'GET',
  path: 'account/picture-pin/{id}',
  access: signedIn,
  actors: helpers,
  mutates: false,
  input: z.strictObject({ id: scalars.id }),
  output: z.object({ active: z.boolean() }),
  refusals: ['PERSON_FORBIDDEN', 'PERSON_NOT_FOUND'],
});

export const clearPicturePin = defineCall({
  summary: 'As a teacher, take away the pictures that a pupil has forgotten.',
  method: 'POST',
  path: 'account/picture-pin/clear',
  access: signedIn,
  actors: helpers,
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: ['PERSON_FORBIDDEN', 'PERSON_NOT_FOUND'],
});
