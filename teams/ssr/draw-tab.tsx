import { RendererProvider } from '@fluentui/react-components';
import { bearerSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, drawnBackground, type KnownSession, loadSlots } from '@pausenplatz/kernel-host';
import { type Ask, drawTurns, silentApi } from '@pausenplatz/kernel-host/ssr';
import { assumeWidth, startWith } from '@pausenplatz/kernel-ui';
import { styleRenderer } from '@pausenplatz/kernel-ui/ssr';
import type { AppThemeTokens } from '@pausenplatz/kernel-ui/theme';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { TeamsBridge } from '../src/bridge/teams-bridge.ts';
import type { DrawnTab } from '../src/drawn-tab.ts';
import { fillings } from '../src/load-tab.ts';
import { Tab } from '../src/tab.tsx';
import { createTokens } from '../src/tokens.ts';

interface Asked {
  readonly address: string;
  readonly session: KnownSession;
  readonly look: Omit<DrawnTab, 'slots'>;
  readonly theme: AppThemeTokens;
  readonly ask: Ask;
}

/** Draws the tab at an address as it looks for somebody whom Teams has signed in. */
export function drawTab({ address, session, look, theme, ask }: Asked) {
  const sessions = createSessionStore(async () => session);
  startWith(sessions.store, session);
  const bridge = silentBridge(look.theme);
  const begin: DrawnTab = { ...look, slots: [] };
  return drawTurns({
    begin,
    draw({ queryClient, brought }) {
      drawnBackground.start({ screen: { type: 'default' }, content: null });
      assumeWidth(look.width);
      const services = {
        api: silentApi,
        session: bearerSession({ renew: async () => null, onEnded: () => undefined }),
        sessions,
        tokens: createTokens(silentApi, bridge),
        hub: null,
        queryClient,
        brought,
        bridge,
      };
      return renderToString(
        <RendererProvider renderer={styleRenderer}>
          <Tab
            services={services}
            signedIn={never()}
            router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
            drawn={{ theme }}
          />
        </RendererProvider>,
      );
    },
    tell: (slots) => ({ ...look, slots }),
    loadSlots: (slots) => loadSlots(fillings, slots),
    ask,
  });
}

const never = () => new Promise<never>(() => undefined);

/** Nobody speaks with Teams while a tab is drawn: effects and presses, which do, come in the browser. */
const silentBridge = (themeName: string): TeamsBridge => ({
  themeName,
  subPageId: null,
  isNested: false,
  entraToken: never,
  openWindow: never,
  onTheme: () => undefined,
  openLink: () => undefined,
  isReady: () => undefined,
  hasFailed: () => undefined,
  chooseTab: () => undefined,
  configuredKey: async () => null,
});
