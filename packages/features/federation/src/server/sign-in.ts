import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { type CallContext, newSecret, personOf, type Services } from '@pausenplatz/kernel-server';
import * as oidc from 'openid-client';
import { accountLimits } from '@pausenplatz/account/contract';
import { beginFederated, completeFederated, listSignInWays } from '../contract/index.ts';
import { handle, refuse } from './federation.ts';
import { completeSignIn, hashToken, refuseTrashed } from '@pausenplatz/account/server';
import type { FederationTables } from './tables.ts';
import { providerClient } from './client.ts';
import { connectIdentity, findLinked, type Identity, matchByClaim } from './identities.ts';
import { isOfSchool } from './links.ts';
import { proveLink } from './prove-link.ts';

type Context = CallContext<FederationTables>;

/** Binds the way there and back to one browser, so that nobody signs somebody else in with their own account. */
const flowCookie = '__Host-pausenplatz-oidc';
const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** The screen to which identity providers send people back. */
export const callbackAddress = (services: Pick<Services, 'origin'>): string => `${services.origin()}/schulkonto`;

export const listSignInWaysHandler = handle(
  listSignInWays,
  async ({ db }) => {
    const providers = await db
      .selectFrom('oidc_provider')
      .innerJoin('school', 'school.id', 'oidc_provider.school_id')
      .select(['oidc_provider.id', 'kind', 'oidc_provider.name', 'school.name as school'])
      .where('enabled', '=', true)
      // Nobody but the operator says which schools there are.
      .where('school.confirmed_at', 'is not', null)
      .orderBy('school.name')
      .orderBy('oidc_provider.name')
      .limit(200)
      .execute();
    return { providers };
  },
  { asSystem: true },
);

export const beginFederatedHandler = handle(
  beginFederated,
  async (context, { id, redirectUrl, connect = false, password = '' }) => {
    const provider = await enabledProvider(context, id);
    const connects = connect ? await proveLink(context, { schoolId: provider.school_id, password }) : null;
    const client = await providerClient(context, provider);
    if (!client) return refuse('PROVIDER_UNREACHABLE', { details: { name: provider.name } });
    const [state, nonce, verifier] = [newSecret(), newSecret(), oidc.randomPKCECodeVerifier()];
    const expiresAt = new Date(context.clock.now().getTime() + accountLimits.challengeMinutes * 60_000);
    await context.db
      .insertInto('oidc_flow')
      .values({
        hash: hashToken(state),
        provider_id: id,
        step: 'started',
        verifier,
        nonce,
        wanted: safeOwnPath(redirectUrl),
        subject: null,
        connects_user_id: connects,
        expires_at: expiresAt,
      })
      .execute();
    context.answer.setCookie(flowCookie, state, { ...cookieOptions, maxAge: accountLimits.challengeMinutes * 60 });
    const address = oidc.buildAuthorizationUrl(client, {
      redirect_uri: callbackAddress(context),
      // Nothing but who it is: names and addresses of minors stay where they are.
      scope: provider.match_claim === null ? 'openid' : 'openid profile',
      response_type: 'code',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href };
  },
  { asSystem: true },
);

async function enabledProvider(context: Context, id: string) {
  const provider = await context.db
    .selectFrom('oidc_provider')
    .innerJoin('school', 'school.id', 'oidc_provider.school_id')
    .selectAll('oidc_provider')
    .where('oidc_provider.id', '=', id)
    .where('enabled', '=', true)
    .where('school.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return provider ?? refuse('PROVIDER_NOT_FOUND');
}

const nobody = { token: null, refreshToken: null, user: null, initialPassword: false, secondFactor: false, challenge: null } as const;

export const completeFederatedHandler = handle(
  completeFederated,
  async (context, { state, query }) => {
    const flow = await takeFlow(context, state);
    context.answer.setCookie(flowCookie, '', { ...cookieOptions, maxAge: 0 });
    const provider = await enabledProvider(context, flow.provider_id);
    const identity = await provenIdentity(context, provider, flow, query);
    const answer = { ...nobody, expiration: context.clock.now().toISOString(), redirectUrl: flow.wanted ?? '/', provider: provider.name };
    if (flow.connects_user_id !== null) {
      // Whoever began must still be who is here.
      if (personOf(context).userId !== flow.connects_user_id) return refuse('LINK_ENDED');
      // The way there and back may take minutes, in which somebody may leave the school.
      if (!(await isOfSchool(context.db, provider.school_id, flow.connects_user_id))) return refuse('LINK_OTHER_SCHOOL');
      await connectIdentity(context, identity, flow.connects_user_id);
      return { ...answer, ticket: null, connected: true };
    }
    const user = (await findLinked(context, provider.school_id, identity)) ?? (await matchByClaim(context, provider, identity));
    if (!user) return { ...answer, ticket: await makeTicket(context, identity), connected: false };
    refuseTrashed(user);
    const entering = {
      userId: user.id,
      initialPassword: false,
      provenBy: 'elsewhere',
      kind: 'cookie',
      remembered: false,
      app: provider.name,
    } as const;
    const entered = await completeSignIn(context, entering);
    return { ...answer, ...entered, ticket: null, connected: false };
  },
  { asSystem: true },
);

/** The way that this browser began, used up; foreign, repeated and late answers of a provider find none. */
async function takeFlow(context: Context, state: string) {
  if (context.request.cookie(flowCookie) !== state) return refuse('LINK_ENDED');
  const flow = await context.db
    .deleteFrom('oidc_flow')
    .where('hash', '=', hashToken(state))
    .where('step', '=', 'started')
    .where('expires_at', '>', context.clock.now())
    .returningAll()
    .executeTakeFirst();
  return flow ?? refuse('LINK_ENDED');
}

interface Flow {
  readonly verifier: string | null;
  readonly nonce: string | null;
}

/** What a provider answers when it or the person did not want to (OpenID Connect Core, section 3.1.2.6). */
const saysNo: ReadonlySet<string> = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** Exchanges the code for the ID token and checks everything about it; answers the pseudonymous subject. */
async function provenIdentity(
  context: Context,
  provider: Parameters<typeof providerClient>[1] & { readonly name: string },
  flow: Flow,
  query: string,
): Promise<Identity> {
  const client = await providerClient(context, provider);
  const unreachable = () => refuse('PROVIDER_UNREACHABLE', { details: { name: provider.name } });
  if (!client || flow.verifier === null || flow.nonce === null) return unreachable();
  const address = new URL(callbackAddress(context));
  address.search = query;
  const tokens = await oidc
    .authorizationCodeGrant(client, address, {
      pkceCodeVerifier: flow.verifier,
      expectedNonce: flow.nonce,
      expectedState: address.searchParams.get('state') ?? '',
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      // Expired, forged or unreachable: people see one sentence, the log keeps the kind.
      context.log.warn({ err: error, provider: provider.id }, 'a federated sign-in failed');
      return error instanceof oidc.AuthorizationResponseError && saysNo.has(error.error)
        ? refuse('PROVIDER_SAID_NO', { details: { name: provider.name } })
        : null;
    });
  const claims = tokens?.claims();
  return claims ? { providerId: provider.id, subject: claims.sub, claims } : unreachable();
}

/** What connects the proven school account with whoever signs in next in this browser; kept as a hash, for ten minutes. */
async function makeTicket(context: Context, identity: Identity): Promise<string> {
  const ticket = newSecret();
  const expiresAt = new Date(context.clock.now().getTime() + accountLimits.challengeMinutes * 60_000);
  await context.db
    .insertInto('oidc_flow')
    .values({
      hash: hashToken(ticket),
      provider_id: identity.providerId,
      step: 'link',
      verifier: null,
      nonce: null,
      wanted: null,
      subject: identity.subject,
      connects_user_id: null,
      expires_at: expiresAt,
    })
    .execute();
  return ticket;
}
