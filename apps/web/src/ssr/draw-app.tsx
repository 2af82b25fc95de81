import { RendererProvider } from '@fluentui/react-components';
import { createQueryClient, seedAnswers } from '@pausenplatz/kernel-browser';
import { createSessionStore, drawnBackground, drawnSlots, loadSlots, type KnownSession } from '@pausenplatz/kernel-host';
import { allLoaded, isLoading } from '@pausenplatz/kernel-host/ssr';
import { fillings } from '../shell/parts.tsx';
import { assumeWidth, startWith, useShownTitle } from '@pausenplatz/kernel-ui';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { Drawn, FirstView } from '../first-view/first-view.ts';
import type { Look } from '../first-view/look.ts';
import { usePreferences } from '../services/preferences.ts';
import { standardPreferences } from '../services/preferences.ts';
import { styleRenderer } from '@pausenplatz/kernel-ui/ssr';

/** Answers a reading call for whoever asks; undefined where it is refused. */
type Ask = (callId: string, input: unknown) => Promise<unknown>;

interface DrawnApp {
  readonly html: string;
  readonly drawn: Drawn;
  readonly answers: FirstView['answers'];
  /** False where a reading was refused, or where a piece can only be drawn by a browser: it shows what there is to say. */
  readonly isWhole: boolean;
}

/** What is asked first, what its answers ask for, and what is loaded for them; more turns than any screen needs, however slowly it loads. */
const turnsAtMost = 16;
const waiting = '<!--$!-->';

/** Draws the whole host at an address. Each turn is drawn in one go, so that pages for several people never mix. */
export async function drawApp(address: string, session: KnownSession, look: Look, ask: Ask): Promise<DrawnApp> {
  const queryClient = createQueryClient();
  const answers = new Map<string, readonly [string, unknown, unknown]>();
  const missing = new Map<string, readonly [string, unknown]>();
  const brought = {
    get(callId: string, input: unknown) {
      const key = JSON.stringify([callId, input]);
      if (!answers.has(key)) missing.set(key, [callId, input]);
      return answers.get(key)?.[2];
    },
  };
  const sessions = createSessionStore(async () => session);
  startWith(sessions.store, session);
  const services = { api: silentApi, hub: null, queryClient, sessions, port: nowhere, brought };
  let drawn: Drawn = { title: '', background: { screen: { type: 'default' }, content: null }, look, slots: [] };
  let html = '';
  let isRefused = false;
  for (let turn = 0; turn < turnsAtMost; turn += 1) {
    usePreferences.startWith({
      ...standardPreferences,
      scheme: look.scheme,
      readingEase: look.readingEase,
      sidebarPinned: look.sidebarPinned,
    });
    useShownTitle.startWith({ title: drawn.title });
    drawnBackground.start(drawn.background);
    assumeWidth(look.width);
    drawnSlots.clear();
    html = renderToString(
      <RendererProvider renderer={styleRenderer}>
        <App services={services} router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
      </RendererProvider>,
    );
    const isToCome = isLoading();
    const told: Drawn = { title: useShownTitle.getState().title, background: drawnBackground.read(), look, slots: [...drawnSlots] };
    const isSettled = JSON.stringify(told) === JSON.stringify(drawn);
    drawn = told;
    const wanted = [...missing, ...pendingOf(queryClient)].filter(([key]) => !answers.has(key));
    missing.clear();
    if (wanted.length === 0 && isSettled && !(html.includes(waiting) && isToCome)) break;
    const found = await Promise.all(
      wanted.map(async ([key, [callId, input]]) => [key, [callId, input, await ask(callId, input)]] as const),
    );
    for (const [key, answer] of found) {
      if (answer[2] === undefined) isRefused = true;
      answers.set(key, answer);
      if (answer[2] !== undefined) seedAnswers(queryClient, [answer]);
    }
    if (isRefused) break;
    // What a screen loads on demand is a file beside this one.
    await loadSlots(fillings, drawn.slots);
    await allLoaded();
  }
  // What no turn could finish, a browser draws.
  return {
    html,
    drawn,
    answers: [...answers.values()].filter(([, , output]) => output !== undefined),
    isWhole: !isRefused && !html.includes(waiting),
  };
}

/** The name of a call, such as `GET pages/get`; a screen may also read what is not one, such as a file of its host. */
const isCall = (name: unknown): name is string => typeof name === 'string' && /^[A-Z]+ /.test(name);

/** What the screen would read now, by key. */
function pendingOf(queryClient: ReturnType<typeof createQueryClient>): [string, readonly [string, unknown]][] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state, options, queryKey }) => {
      const [callId, input] = queryKey;
      // A list that grows by pages keeps them in a shape of its own; it begins with its skeleton.
      const isPaged = 'getNextPageParam' in options;
      const isWanted = state.data === undefined && (options as { enabled?: unknown }).enabled !== false && !isPaged;
      return isWanted && isCall(callId) && queryKey.length === 2 ? [[JSON.stringify([callId, input]), [callId, input]]] : [];
    });
}

/** Nothing is called while a page is drawn: effects, which call, do not run. */
const silentApi = { call: () => new Promise<never>(() => undefined) };
const nowhere = { go: () => undefined, current: () => '/', restart: () => undefined, connect: () => () => undefined };
