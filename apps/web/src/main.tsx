import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createServices } from './services/create-services.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App services={createServices()} />
  </StrictMode>,
);
// After the first paint: nobody waits for a new version.
void import('./update/update-prompt.ts').then(({ watchForUpdates }) => watchForUpdates());
