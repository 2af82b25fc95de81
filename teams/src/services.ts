import { checkAuthentication, sessionEnded } from '@pausenplatz/account/contract';
import {
  afterContent,
  type Api,
  bearerSession,
  type Brought,
  createApi,
  createHubClient,
  createQueryClient,
  drafts,
  type HubClient,
  isSilence,
  line,
  seedAnswers,
} from '@pausenplatz/kernel-browser';
import { type Answers, createSessionStore, type HostCapabilities } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import type { QueryClient } from '@tanstack/react-query';
import type { TeamsBridge } from './bridge/teams-bridge.ts';
import { renewByTeams, type TeamsSession } from './sign-in.ts';
import { createTokens, type TokenSource } from './tokens.ts';
import { tabPathOf } from './tab-paths.ts';

export interface OwnServices extends TeamsSession {
  /** Null on a server. */
  readonly hub: HubClient | null;
  readonly queryClient: QueryClient;
}

export interface TeamsServices extends OwnServices {
  readonly bridge: TeamsBridge;
  /** What came along with a tab that the server has drawn. */
  readonly brought: Brought;
}

export function createTeamsServices(bridge: TeamsBridge, answers: Answers = []): TeamsServices {
  const own = createOwnServices((api) => createTokens(api, bridge));
  seedAnswers(own.queryClient, answers);
  return { ...own, bridge, brought: { get: (callId, input) => own.queryClient.getQueryData([callId, input]) } };
}

/** Everything a tab or a window keeps while it is open. Nothing of it is stored: the frame may have no storage, and the next person may be another. */
export function createOwnServices(tokensFor: (api: Api) => TokenSource): OwnServices {
  const queryClient = createQueryClient({ onFault: notifyRefusal });
  const session = bearerSession({
    renew: () => renewByTeams(api, tokens),
    onEnded: () => sessions.become({ status: 'signedOut' }),
  });
  const api = createApi({ serverAddress: '', session, hubConnectionId: () => hub.connectionId(), onSilence: line.lost });
  const tokens = tokensFor(api);
  const hub = createHubClient({ serverAddress: '', session });
  const sessions = createSessionStore(async () => {
    const { isLoggedIn, user } = await api.call(checkAuthentication, {});
    return isLoggedIn && user ? { status: 'signedIn', user } : { status: 'signedOut' };
  });
  /** Looks at the content come first. What changed since it was read was told to nobody here. */
  function connect(): void {
    if (sessions.store.getState().status === 'signedIn') void hub.connect().then(() => queryClient.invalidateQueries());
  }
  hub.on(sessionEnded, () => sessions.become({ status: 'signedOut' }));
  hub.onResync(() => void queryClient.invalidateQueries());
  line.askBy(() =>
    api.call(checkAuthentication, {}).then(
      () => true,
      (error: unknown) => !isSilence(error),
    ),
  );
  line.onReturn(() => void queryClient.invalidateQueries());
  sessions.store.subscribe((now, before) => {
    if ('user' in now) drafts.open(now.user.id, now.user.draftKey ?? null);
    else if (now.status === 'signedOut') drafts.seal();
    if (now.status !== 'signedIn') void hub.disconnect();
    else if (before.status !== 'signedIn') afterContent(connect);
  });
  return { api, session, sessions, tokens, hub, queryClient };
}

/** What a tab can do: it shows pages in place, and everything else opens through Teams. */
export function teamsCapabilities(bridge: TeamsBridge): HostCapabilities {
  return {
    signInBy: 'singleSignOn',
    canNavigateAway: true,
    hasSidebar: false,
    isLive: true,
    openLink: (url) => bridge.openLink(new URL(url, location.origin).href),
    hrefFor: (path) => tabPathOf(path) ?? path,
  };
}
