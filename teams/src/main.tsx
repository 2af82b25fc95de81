import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { connectTeams } from './bridge/teams-bridge.ts';
import { loadTabAt } from './load-tab.ts';
import { createTeamsServices } from './services.ts';
import { signInByTeams } from './sign-in.ts';
import { Tab } from './tab.tsx';

const NotInTeams = lazy(async () => ({ default: (await import('./screens/not-in-teams.tsx')).NotInTeams }));

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const bridge = await connectTeams();
const services = bridge && createTeamsServices(bridge);
// Who it is, and what they will see, come side by side.
const signedIn = services && signInByTeams(services);
if (services) void loadTabAt(location.pathname);

// In small pieces, so that the browser can answer meanwhile.
startTransition(() =>
  root.render(
    <StrictMode>
      <Suspense fallback={null}>{services && signedIn ? <Tab services={services} signedIn={signedIn} /> : <NotInTeams />}</Suspense>
    </StrictMode>,
  ),
);
// Nobody presses anything before there is something to press.
void import('./after-start.ts').then(({ afterStart }) => afterStart());
