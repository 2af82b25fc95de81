import { defineCall, onlyRoles, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

const admins = onlyRoles('SchoolAdmin');

export const listAdministered = defineCall({
  summary: 'The schools that the caller administers, child schools included, by name.',
  method: 'GET',
  path: 'account/administered-schools',
  access: signedIn,
  actors: signedInActors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ schools: z.array(z.object({ id: scalars.id, name: z.string(), place: z.string() })) }),
});

export const listSecondFactors = defineCall({
  summary: 'People of the administered schools who sign in in two steps and whose second step the caller may reset.',
  method: 'GET',
  path: 'account/second-factors',
  access: admins,
  actors: signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 200 }),
  lifeCycle: { founderUnconfirmed: 200 },
  mutates: false,
  input: scalars.nothing,
  output: z.object({ userIds: z.array(scalars.id) }),
});

export const resetSecondFactor = defineCall({
  summary: 'As an admin with an own second factor, take away that of somebody who lost phone and recovery codes; their sessions end.',
  method: 'POST',
  path: 'account/second-factor/reset',
  access: admins,
  actors: signedInActors(403, { schoolAdminOwn: 200, schoolAdminOther: 404 }),
  lifeCycle: { founderUnconfirmed: 404 },
  mutates: true,
  input: z.strictObject({ id: scalars.id }),
  output: scalars.done,
  refusals: [
    'PERSON_FORBIDDEN',
    'PERSON_NOT_FOUND',
    'SECOND_FACTOR_NONE',
    'SECOND_FACTOR_NOT_THEIRS',
    'SECOND_FACTOR_OWN_FIRST',
    'SECOND_FACTOR_SELF',
  ],
});
