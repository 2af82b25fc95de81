import { createDOMRenderer, RendererProvider } from '@fluentui/react-components';
import type { KnownSession } from '@pausenplatz/kernel-host';
import { assumeWidth, restoreStyleAttributes, startWith } from '@pausenplatz/kernel-ui';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadThemeNamed } from './bridge/theme.ts';
import type { DrawnTab } from './drawn-tab.ts';
import { loadTabAt } from './load-tab.ts';
import type { TeamsServices } from './services.ts';
import type { SignInResult } from './sign-in.ts';
import { Tab } from './tab.tsx';

interface Drawn {
  readonly root: Element;
  readonly services: TeamsServices;
  readonly signedIn: Promise<SignInResult>;
  readonly session: KnownSession;
  readonly drawn: DrawnTab;
}

/** Makes the tab live that the server has drawn, as it stands there. */
export async function takeOver({ root, services, signedIn, session, drawn }: Drawn): Promise<void> {
  const [theme] = await Promise.all([loadThemeNamed(drawn.theme), loadTabAt(location.pathname, drawn.slots), signedIn]);
  // What the sign-in has set in motion goes on; the first look at the session is that of the server.
  startWith(services.sessions.store, session);
  assumeWidth(drawn.width);
  restoreStyleAttributes(root);
  // In small pieces, so that whoever scrolls or presses meanwhile is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <RendererProvider renderer={createDOMRenderer(document)}>
        <StrictMode>
          <Tab services={services} signedIn={signedIn} router={BrowserRouter} drawn={{ theme }} />
        </StrictMode>
      </RendererProvider>,
    );
  });
}
