import { linkToken, passwordProofRefusals, signInAnswer, typedPassword } from '@pausenplatz/account/contract';
import { actors, anyone, defineCall, scalars, signedIn, signedInActors } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** What kind of identity provider it is; unknown ones speak OpenID Connect all the same. */
export const providerKinds = ['entra', 'edulog', 'other'] as const;
const kind = z.enum(providerKinds);

export const listSignInWays = defineCall({
  summary: 'The school accounts by which people may sign in here.',
  method: 'GET',
  path: 'auth/oidc/providers',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
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
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({
    id: scalars.id,
    /** Own path to go to afterwards. */
    redirectUrl: z.optional(z.string().check(scalars.atMost(2048))),
    /** Connects with the signed-in account instead of signing in. */
    connect: z.optional(z.boolean()),
    /** The own password once more; asked for where accounts are connected. */
    password: z.optional(typedPassword),
  }),
  output: z.object({ address: z.string() }),
  refusals: [
    ...passwordProofRefusals,
    'LINK_NEEDS_PASSWORD',
    'LINK_OTHER_SCHOOL',
    'NOT_SIGNED_IN',
    'PROVIDER_NOT_FOUND',
    'PROVIDER_UNREACHABLE',
  ],
});

export const completeFederated = defineCall({
  summary: 'Second half of a sign-in by a school account: what the identity provider sent back opens the session.',
  method: 'POST',
  path: 'auth/oidc/complete',
  access: anyone,
  judgesSession: true,
  allowedWithInitialPassword: true,
  actors: actors(404),
  mutates: true,
  input: z.strictObject({ state: linkToken, query: z.string().check(scalars.atMost(8192)) }),
  output: z.object({
    ...signInAnswer.shape,
    /** Own path to go to. */
    redirectUrl: z.string(),
    provider: z.string(),
    /** Nobody has this school account yet: sign in once with the own account, then `auth/oidc/link` connects them. */
    ticket: z.nullable(z.string()),
    connected: z.boolean(),
  }),
  refusals: [
    'ACCOUNT_IN_TRASH',
    'ACCOUNT_TRASHED_BY_SCHOOL',
    'LINKED_ELSEWHERE',
    'LINK_ENDED',
    'LINK_OTHER_SCHOOL',
    'NOT_SIGNED_IN',
    'PROVIDER_NOT_FOUND',
    'PROVIDER_SAID_NO',
    'PROVIDER_UNREACHABLE',
    'WRONG_CREDENTIALS',
  ],
});

export const linkFederated = defineCall({
  summary: 'Connect the signed-in account with the school account that was proven a moment ago; the own password is asked for once more.',
  method: 'POST',
  path: 'auth/oidc/link',
  access: signedIn,
  judgesSession: true,
  actors: signedInActors(404),
  mutates: true,
  input: z.strictObject({ ticket: linkToken, password: typedPassword }),
  output: z.object({ provider: z.string() }),
  refusals: [...passwordProofRefusals, 'LINKED_ELSEWHERE', 'LINK_ENDED', 'LINK_NEEDS_PASSWORD', 'LINK_OTHER_SCHOOL'],
});
