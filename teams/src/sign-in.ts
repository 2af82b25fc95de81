import { connectTeams as connectTeamsCall, redeemTeamsWindow, renewTeamsWindow, teamsSignIn } from '@pausenplatz/federation/contract';
import { type Api, type BearerSession, isBusy, NetworkError, RefusedError, retryWhenBusy } from '@pausenplatz/kernel-browser';
import type { InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { SessionStore } from '@pausenplatz/kernel-host';
import type { Arrival } from './arrival.ts';
import type { OwnSignIn } from './own-sign-in.ts';
import type { TokenSource } from './tokens.ts';

/** How a sign-in by the token of Teams ended. */
export type SignInResult =
  | { readonly kind: 'signedIn' }
  /** The Microsoft account belongs to nobody here yet. */
  | { readonly kind: 'notLinked' }
  /** No school has let this organisation in yet. */
  | { readonly kind: 'tenantUnknown' }
  /** Teams does not say who it is. */
  | { readonly kind: 'noToken' }
  | { readonly kind: 'refused'; readonly title: string; readonly body: string };

export interface TeamsSession {
  readonly api: Api;
  readonly session: BearerSession;
  readonly sessions: SessionStore;
  readonly tokens: TokenSource;
}

const noToken = { kind: 'noToken' } as const;

/** Signs in without a click: by Teams, as a window left it, or by what Teams gives after asking once. The session lives in memory only. */
export async function signInByTeams(teams: TeamsSession, arrival: Arrival | null = null): Promise<SignInResult> {
  const { api, tokens } = teams;
  const known = await (arrival?.token ?? tokens.silent()).catch(() => null);
  if (known !== null) return signInBy(teams, known, arrival?.answer);
  const kept = await api.call(renewTeamsWindow, {}, { withCookie: true }).catch(nullWhenRefused);
  if (kept !== null) return enter(teams, kept, 'window');
  const asked = await tokens.token().catch(() => null);
  return asked === null ? noToken : signInBy(teams, asked);
}

/** After a click: by whatever Teams can ask inside of the tab. */
export async function signInByAsking(teams: TeamsSession): Promise<SignInResult> {
  const token = await teams.tokens.ask();
  return token === null ? noToken : signInBy(teams, token);
}

/** By the code of a window that this tab opened; throws what the server refuses. */
export async function signInByWindow(teams: TeamsSession, given: InputOf<typeof redeemTeamsWindow>): Promise<SignInResult> {
  return enter(teams, await teams.api.call(redeemTeamsWindow, given, { withCookie: true }), 'window');
}

async function signInBy(teams: TeamsSession, bearer: string, begun?: Promise<Response>): Promise<SignInResult> {
  try {
    return enter(teams, await teams.api.call(teamsSignIn, {}, { bearer, ...(begun && { begun }) }), 'microsoft');
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.is('TEAMS_NOT_LINKED')) return { kind: 'notLinked' };
    if (error.is('ENTRA_TENANT_UNKNOWN')) return { kind: 'tenantUnknown' };
    return { kind: 'refused', title: error.body.messageTitle, body: error.body.messageBody };
  }
}

type Entered = Pick<OutputOf<typeof teamsSignIn>, 'token' | 'user'>;

function enter({ session, sessions, tokens }: TeamsSession, { token, user }: Entered, road: TokenSource['road']): SignInResult {
  tokens.road = road;
  session.setToken(token);
  sessions.become({ status: 'signedIn', user });
  return { kind: 'signedIn' };
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof RefusedError) return null;
  throw error;
}

/** The access token of Teams sessions is renewed as it came; answers the new one, or null. */
export async function renewByTeams(api: Api, tokens: TokenSource): Promise<string | null> {
  try {
    if (tokens.road === 'window') return (await retryWhenBusy(() => api.call(renewTeamsWindow, {}, { withCookie: true }))).token;
    const bearer = await tokens.token();
    return (await retryWhenBusy(() => api.call(teamsSignIn, {}, { bearer }))).token;
  } catch (error) {
    // Only a clear no ends a session; a crowd or a server that starts says nothing about it.
    if (isBusy(error) || error instanceof NetworkError) throw error;
    return null;
  }
}

/** Links the Microsoft account with the own one, proven by both at once; throws what the server refuses. */
export async function linkAccount({ api, tokens }: TeamsSession, { token, password }: OwnSignIn): Promise<void> {
  await api.call(connectTeamsCall, { entraToken: await tokens.token(), password }, { bearer: token });
}
