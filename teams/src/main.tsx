import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { connectTeams } from './bridge/teams-bridge.ts';
import { loadTabAt } from './load-tab.ts';
import { createTeamsServices } from './services.ts';
import { signInByTeams } from './sign-in.ts';
import { Tab } from './tab.tsx';
import { tabPathOf } from './tab-paths.ts';

const NotInTeams = lazy(async () => ({ default: (await import('./screens/not-in-teams.tsx')).NotInTeams }));
const SignInWindow = lazy(async () => ({ default: (await import('./window/sign-in-window.tsx')).SignInWindow }));

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const isSignInWindow = location.pathname.startsWith('/teams/login');
const bridge = isSignInWindow ? null : await connectTeams();
// A link to a place inside of a tab opens that place.
const linked = bridge?.subPageId ? tabPathOf(bridge.subPageId) : null;
if (linked !== null) history.replaceState(null, '', linked);
const services = bridge && createTeamsServices(bridge);
// Who it is, and what they will see, come side by side.
const signedIn = services && signInByTeams(services);
if (services) void loadTabAt(location.pathname);

// In small pieces, so that the browser can answer meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Suspense fallback={null}>
        {services && signedIn ? <Tab services={services} signedIn={signedIn} /> : isSignInWindow ? <SignInWindow /> : <NotInTeams />}
      </Suspense>
    </StrictMode>,
  ),
);
// Nobody presses anything before there is something to press.
void import('./after-start.ts').then(({ afterStart }) => afterStart());
