import { login, passSecondFactor } from '@pausenplatz/account/contract';
import { connectTeams as connectTeamsCall, teamsSignIn } from '@pausenplatz/federation/contract';
import { type Api, type BearerSession, isBusy, NetworkError, RefusedError, retryWhenBusy } from '@pausenplatz/kernel-browser';
import type { SessionStore } from '@pausenplatz/kernel-host';
import type { TeamsBridge } from './bridge/teams-bridge.ts';

/** How a sign-in by the token of Teams ended. */
export type SignInResult =
  | { readonly kind: 'signedIn' }
  /** The Microsoft account belongs to nobody here yet. */
  | { readonly kind: 'notLinked' }
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

/** How linking ended: done, or a step is missing before. */
type LinkResult = 'linked' | 'initialPassword' | 'secondFactor';

/**
 * Links the Microsoft account with an own account, proven by both at once; throws what the server refuses.
 * Who signs in in two steps is asked for a `code` at the second try.
 */
export async function linkAccount(parts: TeamsSession, userName: string, password: string, code: string): Promise<LinkResult> {
  const first = await parts.api.call(login, { UserName: userName, Password: password, keeps: 'bearer', app: 'teams' });
  const challenge = first.secondFactor ? first.challenge : null;
  if (challenge !== null && code === '') return 'secondFactor';
  const own = challenge === null ? first : await parts.api.call(passSecondFactor, { challenge, code });
  if (own.initialPassword || !own.token) return 'initialPassword';
  await parts.api.call(connectTeamsCall, { entraToken: await parts.bridge.entraToken(), password }, { bearer: own.token });
  return 'linked';
}
