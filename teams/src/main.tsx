import { watchNetwork } from '@pausenplatz/kernel-browser';
import { readFirstView } from '@pausenplatz/kernel-host';
import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Arrival } from './arrival.ts';
import type { TeamsBridge } from './bridge/teams-bridge.ts';
import type { DrawnTab } from './drawn-tab.ts';
import { loadTabAt } from './load-tab.ts';
import { createTeamsServices } from './services.ts';
import { signInByTeams } from './sign-in.ts';
import { Tab } from './tab.tsx';
import { tabPathOf } from './tab-paths.ts';
import { takeOver } from './take-over.tsx';

const NotInTeams = lazy(async () => ({ default: (await import('./screens/not-in-teams.tsx')).NotInTeams }));
const SignInWindow = lazy(async () => ({ default: (await import('./window/sign-in-window.tsx')).SignInWindow }));

interface Beginning {
  readonly isSignInWindow: boolean;
  /** Null where nobody speaks like Teams. */
  readonly bridge: Promise<TeamsBridge | null>;
  readonly arrival: Promise<Arrival | null>;
  /** The server has drawn the tab for whoever is let in, and it stands there. */
  readonly isDrawn: boolean;
}

/** Shows the tab, the sign-in's window, or where the tab belongs. */
export async function start({ isSignInWindow, bridge: connecting, arrival: arriving, isDrawn }: Beginning): Promise<void> {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  keepFocusNear();
  watchNetwork();
  // What they will see comes beside who it is; a link to a place inside of a tab opens that place.
  if (!isSignInWindow) void loadTabAt(location.pathname);
  const bridge = await connecting;
  const linked = bridge?.subPageId ? tabPathOf(bridge.subPageId) : null;
  if (linked !== null) {
    history.replaceState(null, '', linked);
    void loadTabAt(linked);
  }
  const first = isDrawn ? readFirstView<DrawnTab>() : null;
  const services = bridge && createTeamsServices(bridge, first?.answers);
  const signedIn = services && signInByTeams(services, await arriving);
  if (services && signedIn && first?.drawn && first.session)
    return takeOver({ root, services, signedIn, session: first.session, drawn: first.drawn });

  // In small pieces, so that the browser can answer meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Suspense fallback={null}>
          {services && signedIn ? (
            <Tab services={services} signedIn={signedIn} router={BrowserRouter} />
          ) : isSignInWindow ? (
            <SignInWindow />
          ) : (
            <NotInTeams />
          )}
        </Suspense>
      </StrictMode>,
    ),
  );
}
