import { actors, anyone, anySession, defineCall, scalars, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { accountLimits } from './limits.ts';
import { app, device, keeps, newPassword, typedPassword } from './fields.ts';
import { currentUser } from './user.ts';

const token = z.optional(z.nullable(z.string().check(scalars.atMost(4096))));

/** Tokens leave in the body only for native apps and Teams; the browser gets cookies and `null` here. */
const tokens = z.object({
  token: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  /** When the access token ends. */
  expiration: scalars.timestamp,
});

/**
 * What a sign-in answers. With a second factor there is no session yet: `secondFactor` is true, `challenge` opens the next step
 * (`auth/second-factor`) for ten minutes, and there is neither a user nor a token.
 */
export const signInAnswer = z.object({
  ...tokens.shape,
  user: z.nullable(currentUser),
  initialPassword: z.boolean(),
  secondFactor: z.boolean(),
  challenge: z.nullable(z.string()),
});

export const login = defineCall({
  summary: 'Sign in with user name or e-mail and password.',
  method: 'POST',
  path: 'auth/login',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: true,
  limitsItself: true,
  input: z.strictObject({
    UserName: scalars.text(accountLimits.userNameMaximum),
    Password: typedPassword,
    RememberMe: z._default(z.boolean(), false),
    device,
    app,
    keeps,
  }),
  output: signInAnswer,
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'EMAIL_NOT_CONFIRMED',
    'INITIAL_PASSWORD_ENDED',
    'SIGN_IN_BUSY',
    'TOO_MANY_ATTEMPTS',
    'WRONG_CREDENTIALS',
  ],
});

export const refresh = defineCall({
  summary: 'Exchange the refresh token for the next pair; a re-used one revokes the whole family.',
  method: 'POST',
  path: 'auth/refresh',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(401),
  mutates: true,
  limitsItself: true,
  input: z.strictObject({ AccessToken: token, RefreshToken: token, Device: device, App: app, keeps }),
  output: tokens,
  refusals: ['REFRESH_REFUSED', 'TOO_MANY_ATTEMPTS'],
});

export const logout = defineCall({
  summary: 'End this session and its refresh tokens; also succeeds when nobody was signed in.',
  method: 'POST',
  path: 'auth/logout',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: true,
  input: z.strictObject({ AccessToken: token, RefreshToken: token }),
  output: scalars.done,
});

export const checkAuthentication = defineCall({
  summary: 'Tell whether somebody is signed in, and who.',
  method: 'POST',
  path: 'account/checkauthentication',
  access: anyone,
  allowedWithInitialPassword: true,
  actors: actors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ isLoggedIn: z.boolean(), initialPassword: z.boolean(), user: z.nullable(currentUser) }),
});

export const changeInitialPassword = defineCall({
  summary: 'Replace the initial password by one of the own choice.',
  method: 'POST',
  path: 'account/change-initial-password',
  access: anySession,
  actors: signedInActors(409, { initialPassword: 200 }),
  mutates: true,
  input: z.strictObject({
    password: newPassword,
  }),
  output: scalars.done,
  refusals: ['NO_INITIAL_PASSWORD', 'PASSWORD_TOO_COMMON', 'PASSWORD_UNCHANGED', 'SIGN_IN_BUSY', 'WRONG_PASSWORD'],
});

export const setSeenReleaseNotes = defineCall({
  summary: 'Remember that the release notes of a web version were shown.',
  method: 'POST',
  path: 'account/seen-release-notes',
  access: { kind: 'signedIn' },
  actors: signedInActors(200),
  mutates: true,
  input: z.strictObject({ version: z.string().check(z.regex(/^\d{1,5}\.\d{1,3}$/)) }),
  output: scalars.done,
});
