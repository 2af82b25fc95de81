import { currentUser } from '@pausenplatz/account/contract';
import { actors, anyone, defineCall, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { windowLimits } from './limits.ts';
import { entraToken } from './teams.ts';

const secret = z.string().check(z.minLength(1), scalars.atMost(200));
const opened = { token: z.string(), expiration: scalars.timestamp, user: currentUser };

export const teamsSettings = defineCall({
  summary: 'Where and as which application a tab asks Microsoft for tokens, where Teams itself gives none.',
  method: 'GET',
  path: 'auth/teams/settings',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({
    /** Null where the operator has not set Microsoft up. */
    clientId: z.nullable(z.string()),
    authority: z.string(),
  }),
  personal: false,
});

/** The tab keeps the verifier; the window that it opens gets the handle alone, which opens nothing. */
export const beginTeamsWindow = defineCall({
  summary: 'Begin a sign-in of a Teams tab in a window of its own.',
  method: 'POST',
  path: 'auth/teams/begin',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: true,
  input: scalars.nothing,
  output: z.object({ handle: z.string(), verifier: z.string() }),
});

/** Proven by the own session in the Authorization header, or by a token of Microsoft in the body. */
export const finishTeamsWindow = defineCall({
  summary: 'Whoever signed in inside the window gets the code with which the tab goes on; a session of that window ends.',
  method: 'POST',
  path: 'auth/teams/finish',
  access: anyone,
  judgesSession: true,
  actors: signedInActors(200, { private: 403, schoolAdminOwn: 403, schoolAdminOther: 403 }),
  mutates: true,
  input: z.strictObject({ handle: secret, entraToken: z.optional(entraToken) }),
  output: z.object({ code: z.string() }),
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'ENTRA_TENANT_UNKNOWN',
    'ENTRA_UNAUTHORIZED',
    'NOT_SIGNED_IN',
    'TEAMS_NOT_LINKED',
    'TEAMS_WINDOW_ENDED',
    'TOO_MANY_ATTEMPTS',
    'WRONG_ROLE',
  ],
});

export const redeemTeamsWindow = defineCall({
  summary: 'Exchange the code of the window for a session of the tab; after five wrong codes the window counts no more.',
  method: 'POST',
  path: 'auth/teams/redeem',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({
    handle: secret,
    verifier: secret,
    code: z.string().check(
      z.trim(),
      z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
      z.minLength(1),
      scalars.atMost(windowLimits.codeMaximum),
    ),
  }),
  output: z.object(opened),
  refusals: ['ACCOUNT_IN_TRASH', 'ACCOUNT_TRASHED_BY_SCHOOL', 'TEAMS_CODE_WRONG', 'TEAMS_WINDOW_ENDED', 'WRONG_CREDENTIALS'],
});

/** By a cookie that exists in the frame of this Teams alone. */
export const renewTeamsWindow = defineCall({
  summary: 'Renew a session that came by a window; the cookie of the tab is the proof.',
  method: 'POST',
  path: 'auth/teams/refresh',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  limitsItself: true,
  input: scalars.nothing,
  output: z.object(opened),
  refusals: ['REFRESH_REFUSED', 'TOO_MANY_ATTEMPTS', 'WRONG_ROLE'],
});
