import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readFirstView } from '@pausenplatz/kernel-host';
import type { Drawn } from './first-view/first-view.ts';
import { loadFirstView } from './shell/parts.tsx';
import { createServices } from './services/create-services.ts';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const first = readFirstView<Drawn>();
const services = createServices(first);
const app = (
  <StrictMode>
    <App services={services} router={BrowserRouter} />
  </StrictMode>
);
if (first?.drawn) {
  const { takeOver } = await import('./beside-start.ts');
  await takeOver(root, app, services, first);
} else {
  // Bars and screen come side by side, and nothing moves when they are there. What fails to load fails where it is shown.
  if (first?.session?.status === 'signedIn') await loadFirstView(location.pathname, true, []).catch(() => undefined);
  // In small pieces, so that the browser can answer meanwhile.
  startTransition(() => createRoot(root).render(app));
}
// After the first paint: nobody waits for a new version, nor for what the account remembers.
void import('./beside-start.ts').then(({ afterStart }) => afterStart(services));
