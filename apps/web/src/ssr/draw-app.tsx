import { RendererProvider } from '@fluentui/react-components';
import { createSessionStore, drawnBackground, type KnownSession, loadSlots } from '@pausenplatz/kernel-host';
import { type Ask, drawTurns, silentApi } from '@pausenplatz/kernel-host/ssr';
import { assumeWidth, startWith, useShownTitle } from '@pausenplatz/kernel-ui';
import { styleRenderer } from '@pausenplatz/kernel-ui/ssr';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import type { Drawn } from '../first-view/first-view.ts';
import type { Look } from '../first-view/look.ts';
import { usePreferences } from '../services/preferences.ts';
import { standardPreferences } from '../services/preferences.ts';
import { fillings } from '../shell/parts.tsx';

/** Draws the whole host at an address. */
export function drawApp(address: string, session: KnownSession, look: Look, ask: Ask) {
  const sessions = createSessionStore(async () => session);
  startWith(sessions.store, session);
  const begin: Drawn = { title: '', background: { screen: { type: 'default' }, content: null }, look, slots: [] };
  return drawTurns({
    begin,
    draw({ queryClient, brought, told }) {
      usePreferences.startWith({
        ...standardPreferences,
        scheme: look.scheme,
        readingEase: look.readingEase,
        sidebarPinned: look.sidebarPinned,
      });
      useShownTitle.startWith({ title: told.title });
      drawnBackground.start(told.background);
      assumeWidth(look.width);
      const services = { api: silentApi, hub: null, queryClient, sessions, port: nowhere, brought };
      return renderToString(
        <RendererProvider renderer={styleRenderer}>
          <App services={services} router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
        </RendererProvider>,
      );
    },
    tell: (slots) => ({ title: useShownTitle.getState().title, background: drawnBackground.read(), look, slots }),
    loadSlots: (slots) => loadSlots(fillings, slots),
    ask,
  });
}

const nowhere = { go: () => undefined, current: () => '/', restart: () => undefined, connect: () => () => undefined };
