import {
  afterContent,
  type Api,
  type Brought,
  type ClientSession,
  cookieSession,
  createApi,
  createHubClient,
  createQueryClient,
  drafts,
  fingerprint,
  type HubClient,
  isSilence,
  line,
  RefusedError,
  retryWhenBusy,
  safeStorage,
  seedAnswers,
} from '@pausenplatz/kernel-browser';
import { createSessionStore, type KnownSession, type SessionStore, signInPathFor } from '@pausenplatz/kernel-host';
import { dismissToastsOf, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import type { QueryClient } from '@tanstack/react-query';
import type { FirstView } from '../first-view/first-view.ts';
import { frameTexts } from '../texts.ts';
import { knownSession } from './known-session.ts';
import { type NavigationPort, navigationPort } from './navigation-port.ts';
import { forgetPreferences } from './preferences.ts';

export interface WebServices {
  readonly api: Api;
  readonly hub: HubClient;
  readonly queryClient: QueryClient;
  readonly sessions: SessionStore;
  readonly port: NavigationPort;
  readonly brought: Brought;
}

/** The account's calls bring the schemas along; with all that is not needed before the first paint they load beside it. */
const account = () => import('../beside-start.ts');

/** Set while somebody is signed in here, so that visitors cause no refresh calls; says nothing about who, only whether it is another one. */
const signedInKey = 'signed-in';
/** Screens that say themselves that nobody answers. */
const speaksWithoutServer = /^\/(?:network-error|tests|auth-test|ai-tests)(?:[/?#]|$)/;

/** Everything the web host keeps for its whole life, beginning with what came along with the page. */
export function createServices(first: FirstView | null): WebServices {
  const port = navigationPort();
  const local = safeStorage('local');
  const tab = safeStorage('session');
  const queryClient = createQueryClient({ onFault: notifyRefusal });

  const renew = async (): Promise<string | null> => {
    try {
      const { refresh } = await account();
      await retryWhenBusy(() => api.call(refresh, { keeps: 'cookie' }));
      return '';
    } catch (error) {
      // Only a clear no ends a session: no answer, a server that starts, or a crowd behind one address say nothing about it.
      if (error instanceof RefusedError && error.is('REFRESH_REFUSED')) return null;
      throw error;
    }
  };
  const session: ClientSession = cookieSession({ renew, onEnded: () => endSession('expired') });
  const api = createApi({
    serverAddress: '',
    session,
    hubConnectionId: () => hub.connectionId(),
    onSilence: () => {
      line.lost();
      // Only who opens the product without a network has nothing that could stay on the screen.
      const from = port.current();
      if (sessions.store.getState().status === 'unknown' && !speaksWithoutServer.test(from)) port.go('/network-error', { from });
    },
  });
  const hub = createHubClient({ serverAddress: '', session });

  // A page from the browser's own history may be older than what happened here since: whoever was signed in is asked for.
  const isCertain = first?.session != null && (first.session.status !== 'signedOut' || local.get(signedInKey) === null);
  /** Who the page says is here, until it was asked for once. */
  let told = isCertain ? first.session : null;
  const ask = async (): Promise<KnownSession> => {
    const known = told;
    told = null;
    if (known) return known;
    const { checkAuthentication } = await account();
    let found = await api.call(checkAuthentication, {});
    // The access cookie lives minutes, the refresh cookie days: a returning person is renewed silently.
    if (!found.isLoggedIn && local.get(signedInKey) !== null && (await session.renew())) found = await api.call(checkAuthentication, {});
    return knownSession(found);
  };
  const sessions = createSessionStore(ask);

  /** Over without the person having asked for it (specification section 8): remember where they were. */
  function endSession(why: 'expired' | 'elsewhere'): void {
    if (!('user' in sessions.store.getState())) return;
    const wanted = port.current();
    // Whoever left in another tab left this one as well: its mark stays, so that everything is cleared below.
    if (why === 'expired') local.remove(signedInKey);
    forgetThisTab();
    queryClient.clear();
    sessions.become({ status: 'signedOut' });
    if (why === 'expired') notify({ type: 'error', key: 'session', title: frameTexts.session.ended, body: frameTexts.session.endedBody });
    port.go(why === 'expired' ? signInPathFor(wanted) : '/');
  }

  void account().then(({ sessionEnded }) =>
    hub.on(sessionEnded, ({ reason }) => endSession(reason === 'logout' ? 'elsewhere' : 'expired')),
  );
  /** Another person signed in while this tab still showed the one before: nothing of that one stays, not in memory either. */
  function startAnew(personId: string): void {
    forgetThisTab();
    queryClient.clear();
    // Where the tab of the new one was first, what is there now is theirs.
    if (local.get(signedInKey) !== fingerprint(personId)) {
      local.clear();
      forgetPreferences();
      local.set(signedInKey, fingerprint(personId));
    }
    port.restart();
  }
  /** What is no draft was kept for something that was under way; drafts know whose they are. */
  function forgetThisTab(): void {
    for (const key of tab.keys()) if (!key.startsWith('draft')) tab.remove(key);
  }
  // Another tab of this browser shares its cookies: who signs in there is who calls from here.
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    const known = sessions.store.getState();
    if (key === signedInKey && newValue !== null && 'user' in known && newValue !== fingerprint(known.user.id))
      void sessions.check().catch(() => undefined);
  });
  // What is on screen may be stale after a hole in the connection, and what failed in it is read now.
  hub.onResync(() => void queryClient.invalidateQueries());
  line.askBy(async () => {
    const { checkAuthentication } = await account();
    return api.call(checkAuthentication, {}).then(
      () => true,
      (error: unknown) => !isSilence(error),
    );
  });
  line.onReturn(() => {
    void queryClient.invalidateQueries();
    connect();
  });

  const brought = first?.answers ?? [];
  let isFirstConnection = true;
  /** Looks at the content come first. What changed between the drawing of the page and now was told to nobody here. */
  function connect(): void {
    if (sessions.store.getState().status !== 'signedIn') return;
    hub.connect().then(
      () => {
        if (isFirstConnection) for (const [callId, input] of brought) void queryClient.invalidateQueries({ queryKey: [callId, input] });
        isFirstConnection = false;
      },
      // Its own code could not be loaded; the line tells when to try again.
      () => line.lost(),
    );
  }
  sessions.store.subscribe((now, before) => {
    // That an earlier session ended, or that one has to sign in first, is over with signing in.
    if ('user' in now && !('user' in before)) for (const key of ['session', 'guard']) dismissToastsOf(key);
    if ('user' in now) drafts.open(now.user.id, now.user.draftKey ?? null);
    else if (now.status === 'signedOut') drafts.seal();
    if ('user' in now && 'user' in before && now.user.id !== before.user.id) return startAnew(now.user.id);
    if (now.status === before.status) return;
    if (now.status === 'signedIn') afterContent(connect);
    else void hub.disconnect();
    if ('user' in now) {
      local.set(signedInKey, fingerprint(now.user.id));
      return;
    }
    // Signed out on purpose (an ended session has taken the mark away already): nothing stays for the next pupil.
    if ('user' in before && local.get(signedInKey) !== null) {
      queryClient.clear();
      local.clear();
      for (const key of tab.keys()) if (!drafts.isSealed(key)) tab.remove(key);
      forgetPreferences();
    }
  });

  seedAnswers(queryClient, brought);
  if (first?.session && (isCertain || first.drawn)) sessions.become(first.session);
  return { api, hub, queryClient, sessions, port, brought: { get: (callId, input) => queryClient.getQueryData([callId, input]) } };
}
