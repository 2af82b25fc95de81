import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { linkToken } from './fields.ts';
import { accountRefusals } from './refusals.ts';
import { signInAnswer } from './sign-in.ts';

export const providerKinds = ['entra', 'edulog', 'other'] as const;
export type ProviderKind = (typeof providerKinds)[number];
const kind = z.enum(providerKinds);

export const listSignInWays = defineCall({
  summary: 'The school accounts by which people may sign in here.',
  method: 'GET',
  path: 'auth/oidc/providers',
  access: anyone,
  actors: actors(200),
  mutates: false,
  input: scalars.nothing,
  output: z.object({ providers: z.array(z.object({ id: scalars.id, kind, name: z.string(), school: z.string() })) }),
  personal: false,
});

export const beginFederated = defineCall({
  summary: 'Begin a sign-in by a school account: the address of the identity provider to go to.',
  method: 'POST',
  path: 'auth/oidc/begin',
  access: anyone,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    /** Own path to go to afterwards. */
    redirectUrl: z.optional(z.string().check(z.maxLength(2048))),
    /** Connects with the signed-in account instead of signing in. */
    connect: z.optional(z.boolean()),
  }),
  output: z.object({ address: z.string() }),
  refusals: accountRefusals,
});

export const completeFederated = defineCall({
  summary: 'Second half of a sign-in by a school account: what the identity provider sent back opens the session.',
  method: 'POST',
  path: 'auth/oidc/complete',
  access: anyone,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({ state: linkToken, query: z.string().check(z.maxLength(8192)) }),
  output: z.object({
    ...signInAnswer.shape,
    /** Own path to go to. */
    redirectUrl: z.string(),
    provider: z.string(),
    /** Nobody has this school account yet: sign in once with the own account, then `auth/oidc/link` connects them. */
    ticket: z.nullable(z.string()),
    connected: z.boolean(),
  }),
  refusals: accountRefusals,
});

export const linkFederated = defineCall({
  summary: 'Connect the signed-in account with the school account that was proven a moment ago.',
  method: 'POST',
  path: 'auth/oidc/link',
  access: signedIn,
  actors: signedInActors(404),
  mutates: true,
  input: z.strictObject({ ticket: linkToken }),
  output: z.object({ provider: z.string() }),
  refusals: accountRefusals,
});

const administered = signedInActors(404, {
  pupilOwner: 403,
  pupilSameClass: 403,
  pupilOtherClass: 403,
  teacherOfClass: 403,
  teacherSameSchool: 403,
  schoolAdminOwn: 200,
});
const issuer = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
);

export const listProviders = defineCall({
  summary: 'The identity providers of a school, for its admins.',
  method: 'GET',
  path: 'account/identity-providers/{schoolId}',
  access: signedIn,
  actors: administered,
  mutates: false,
  input: z.strictObject({ schoolId: scalars.id }),
  output: z.object({
    /** What the identity provider must allow as the redirect address. */
    callback: z.string(),
    providers: z.array(
      z.object({
        id: scalars.id,
        kind,
        name: z.string(),
        issuer: z.string(),
        clientId: z.string(),
        matchClaim: z.nullable(z.string()),
        enabled: z.boolean(),
        linked: z.int(),
      }),
    ),
  }),
  refusals: accountRefusals,
});

export const saveProvider = defineCall({
  summary: 'Set up or change an identity provider of a school; without a new secret the known one stays.',
  method: 'POST',
  path: 'account/identity-providers/save',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({
    schoolId: scalars.id,
    id: z.nullable(scalars.id),
    kind,
    name: scalars.text(60),
    issuer,
    clientId: scalars.text(200),
    clientSecret: z.nullable(scalars.text(500)),
    matchClaim: z.nullable(z.string().check(z.regex(/^[\w.:/-]{1,120}$/))),
    enabled: z.boolean(),
  }),
  output: z.object({ id: scalars.id }),
  refusals: accountRefusals,
});

export const removeProvider = defineCall({
  summary: 'Remove an identity provider with all its links; accounts stay.',
  method: 'POST',
  path: 'account/identity-providers/remove',
  access: signedIn,
  actors: administered,
  mutates: true,
  input: z.strictObject({ schoolId: scalars.id, id: scalars.id }),
  output: scalars.done,
  refusals: accountRefusals,
});
