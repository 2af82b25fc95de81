import { createDOMRenderer } from '@fluentui/react-components';
import { startWith } from '@pausenplatz/kernel-ui';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readFirstView } from './first-view/first-view.ts';
import { restoreStyleAttributes, startAsDrawn } from './first-view/take-over.ts';
import { createServices } from './services/create-services.ts';
import { loadFirstView } from './shell/parts.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');

const first = readFirstView();
const services = createServices(first);
const app = (
  <StrictMode>
    <App services={services} styles={createDOMRenderer(document)} router={BrowserRouter} />
  </StrictMode>
);
if (first?.drawn && first.session) {
  startWith(services.sessions.store, first.session);
  startAsDrawn(first.drawn);
  await loadFirstView(location.pathname, first.session.status === 'signedIn').catch(() => undefined);
  restoreStyleAttributes(root);
  hydrateRoot(root, app);
} else createRoot(root).render(app);
// After the first paint: nobody waits for a new version, nor for what the account remembers.
void import('./after-start.ts').then(({ afterStart }) => afterStart(services));
