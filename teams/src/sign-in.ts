import { login, passSecondFactor } from '@pausenplatz/account/contract';
import { connectTeams as connectTeamsCall, teamsSignIn } from '@pausenplatz/federation/contract';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { type Api, type BearerSession, isBusy, NetworkError, RefusedError, retryWhenBusy } from '@pausenplatz/kernel-browser';
import type { SessionStore } from '@pausenplatz/kernel-host';
import type { TeamsBridge } from './bridge/teams-bridge.ts';

/** How a sign-in by the token of Teams ended. */
export type SignInResult =
  | { readonly kind: 'signedIn' }
  /** The Microsoft account belongs to nobody here yet. */
  | { readonly kind: 'notLinked' }
  /** No school has let this organisation in yet. */
  | { readonly kind: 'tenantUnknown' }
  | { readonly kind: 'refused'; readonly title: string; readonly body: string };

export interface TeamsSession {
  readonly api: Api;
  readonly session: BearerSession;
  readonly sessions: SessionStore;
  readonly bridge: TeamsBridge;
}

/** Trades the token of Teams for a session of ours, which lives in memory only. */
export async function signInByTeams({ api, session, sessions, bridge }: TeamsSession): Promise<SignInResult> {
  try {
    const answer = await api.call(teamsSignIn, {}, { bearer: await bridge.entraToken() });
    session.setToken(answer.token);
    sessions.become({ status: 'signedIn', user: answer.user });
    return { kind: 'signedIn' };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.is('TEAMS_NOT_LINKED')) return { kind: 'notLinked' };
    if (error.is('ENTRA_TENANT_UNKNOWN')) return { kind: 'tenantUnknown' };
    return { kind: 'refused', title: error.body.messageTitle, body: error.body.messageBody };
  }
}

/** The access token of Teams sessions is renewed by asking Teams again; answers the new one, or null. */
export async function renewByTeams(api: Api, bridge: TeamsBridge): Promise<string | null> {
  try {
    const bearer = await bridge.entraToken();
    return (await retryWhenBusy(() => api.call(teamsSignIn, {}, { bearer }))).token;
  } catch (error) {
    // Only a clear no ends a session; a crowd or a server that starts says nothing about it.
    if (isBusy(error) || error instanceof NetworkError) throw error;
    return null;
  }
}

/** Somebody who has signed in with the own account, for one step of connecting: nothing of it is kept. */
export interface OwnSignIn {
  readonly token: string;
  readonly user: OwnUser;
  readonly password: string;
}
type OwnUser = NonNullable<OutputOf<typeof login>['user']>;

/** What is missing before somebody is signed in with the own account. */
type Missing = 'initialPassword' | 'secondFactor';

/**
 * Signs in with the own account; throws what the server refuses. Who signs in in two steps is asked for a `code` at the second try.
 */
export async function signInOnce({ api }: TeamsSession, userName: string, password: string, code: string): Promise<OwnSignIn | Missing> {
  const first = await api.call(login, { UserName: userName, Password: password, keeps: 'bearer', app: 'teams' });
  const challenge = first.secondFactor ? first.challenge : null;
  if (challenge !== null && code === '') return 'secondFactor';
  const { initialPassword, token, user } = challenge === null ? first : await api.call(passSecondFactor, { challenge, code });
  return initialPassword || token === null || user === null ? 'initialPassword' : { token, user, password };
}

/** Links the Microsoft account with the own one, proven by both at once; throws what the server refuses. */
export async function linkAccount({ api, bridge }: TeamsSession, { token, password }: OwnSignIn): Promise<void> {
  await api.call(connectTeamsCall, { entraToken: await bridge.entraToken(), password }, { bearer: token });
}
