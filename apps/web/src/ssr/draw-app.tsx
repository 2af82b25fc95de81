import { createQueryClient } from '@pausenplatz/kernel-browser';
import { createSessionStore, drawnBackground, type KnownSession } from '@pausenplatz/kernel-host';
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
export type Ask = (callId: string, input: unknown) => Promise<unknown>;

interface DrawnApp {
  readonly html: string;
  readonly drawn: Drawn;
  readonly answers: FirstView['answers'];
  /** A reading was refused; the browser shows the refusal with its ways on. */
  readonly isRefused: boolean;
}

/** What is asked first, what its answers ask for, and what is loaded for them; more turns than any screen needs. */
const turnsAtMost = 8;
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
  let drawn: Drawn = { title: '', background: { screen: { type: 'default' }, content: null }, look };
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
    html = renderToString(
      <App
        services={services}
        styles={styleRenderer}
        router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
      />,
    );
    const told: Drawn = { title: useShownTitle.getState().title, background: drawnBackground.read(), look };
    const isSettled = JSON.stringify(told) === JSON.stringify(drawn);
    drawn = told;
    const wanted = [...missing, ...pendingOf(queryClient)].filter(([key]) => !answers.has(key));
    missing.clear();
    if (wanted.length === 0 && isSettled && !html.includes(waiting)) break;
    const found = await Promise.all(
      wanted.map(async ([key, [callId, input]]) => [key, [callId, input, await ask(callId, input)]] as const),
    );
    for (const [key, answer] of found) {
      if (answer[2] === undefined) isRefused = true;
      answers.set(key, answer);
      if (answer[2] !== undefined) queryClient.setQueryData([answer[0], answer[1]], answer[2]);
    }
    if (isRefused) break;
    // What a screen loads on demand is a file beside this one.
    if (html.includes(waiting)) await new Promise((resolve) => setTimeout(resolve, turn));
  }
  return { html, drawn, answers: [...answers.values()], isRefused };
}

/** What the screen would read now, by key. */
function pendingOf(queryClient: ReturnType<typeof createQueryClient>): [string, readonly [string, unknown]][] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ state, options, queryKey }) => {
      const [callId, input] = queryKey;
      const isWanted = state.data === undefined && (options as { enabled?: unknown }).enabled !== false;
      return isWanted && typeof callId === 'string' && queryKey.length === 2 ? [[JSON.stringify([callId, input]), [callId, input]]] : [];
    });
}

/** Nothing is called while a page is drawn: effects, which call, do not run. */
const silentApi = { call: () => new Promise<never>(() => undefined) };
const nowhere = { go: () => undefined, current: () => '/', restart: () => undefined, connect: () => () => undefined };
