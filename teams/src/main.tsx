import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { connectTeams } from './bridge/teams-bridge.ts';
import { createTeamsServices } from './services.ts';
import { Tab } from './tab.tsx';

const NotInTeams = lazy(async () => ({ default: (await import('./screens/not-in-teams.tsx')).NotInTeams }));

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const bridge = await connectTeams();

root.render(
  <StrictMode>
    <Suspense fallback={null}>{bridge ? <Tab services={createTeamsServices(bridge)} /> : <NotInTeams />}</Suspense>
  </StrictMode>,
);
// Nobody presses anything before there is something to press.
void import('./after-start.ts').then(({ afterStart }) => afterStart());
