import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createServices } from './services/create-services.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const services = createServices();
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
// After the first paint: nobody waits for a new version, nor for what the account remembers.
void import('./after-start.ts').then(({ afterStart }) => afterStart(services));
