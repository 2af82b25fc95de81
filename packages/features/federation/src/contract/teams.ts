import { currentUser, passwordProofRefusals, typedPassword } from '@pausenplatz/account/contract';
import { actors, anyone, defineCall, onlyRoles, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

export const entraToken = z.string().check(z.minLength(20), scalars.atMost(8192));

/**
 * The Entra token travels in the Authorization header and proves who calls; `id` proves nothing
 * and must be empty or equal the token's object id (trust: H3).
 */
export const teamsSignIn = defineCall({
  summary: 'Sign in inside Microsoft Teams by the single sign-on token of the tab.',
  method: 'POST',
  path: 'auth/teams',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  input: z.strictObject({ id: z.optional(z.string().check(scalars.atMost(64))) }),
  output: z.object({ token: z.string(), expiration: scalars.timestamp, user: currentUser }),
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'ENTRA_TENANT_UNKNOWN',
    'ENTRA_UNAUTHORIZED',
    'TEAMS_NOT_LINKED',
    'TOO_MANY_ATTEMPTS',
    'WRONG_CREDENTIALS',
    'WRONG_ROLE',
  ],
});

export const connectTeams = defineCall({
  summary: 'Link the signed-in account with the Microsoft account that the token proves; the own password is asked for once more.',
  method: 'POST',
  path: 'auth/connect-teams',
  access: onlyRoles('Teacher', 'Pupil'),
  judgesSession: true,
  actors: signedInActors(401, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
  mutates: true,
  input: z.strictObject({ entraToken, password: typedPassword }),
  output: scalars.done,
  refusals: [
    ...passwordProofRefusals,
    'ENTRA_TENANT_UNKNOWN',
    'ENTRA_UNAUTHORIZED',
    'LINK_NEEDS_PASSWORD',
    'LINK_OTHER_SCHOOL',
    'TEAMS_LINKED_ELSEWHERE',
  ],
});

export const disconnectTeams = defineCall({
  summary: 'Remove the own link with a Microsoft account and end its Teams sessions.',
  method: 'POST',
  path: 'auth/disconnect-teams',
  access: onlyRoles('Teacher', 'Pupil'),
  judgesSession: true,
  actors: signedInActors(200, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
  mutates: true,
  input: z.strictObject({ id: z.optional(z.string().check(scalars.atMost(64))) }),
  output: scalars.done,
});
