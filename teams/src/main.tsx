import { AppTheme, ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { connectTeams } from './bridge/teams-bridge.ts';
import { createTeamsServices } from './services.ts';
import { Tab } from './tab.tsx';
import { teamsTexts } from './texts.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const bridge = await connectTeams();

root.render(
  <StrictMode>
    {bridge ? (
      <Tab services={createTeamsServices(bridge)} />
    ) : (
      <AppTheme>
        <BrowserRouter>
          <EmptyState
            scene="closedGate"
            title={teamsTexts.notInTeams.title}
            body={teamsTexts.notInTeams.body}
            action={<ButtonLink to="/">{teamsTexts.notInTeams.action}</ButtonLink>}
          />
        </BrowserRouter>
      </AppTheme>
    )}
  </StrictMode>,
);
