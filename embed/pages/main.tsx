import { createApi, withoutSession } from '@pausenplatz/kernel-browser/api';
import { getFraming, getPage, type Page } from '@pausenplatz/pages/contract';
import { createRoot } from 'react-dom/client';
import { type Shown, FramedPage } from './framed-page.tsx';
import { applyScheme } from './scheme.ts';
import { talkToParent } from './talk-to-parent.ts';

const api = createApi({ serverAddress: '', session: withoutSession });
const url = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const container = document.querySelector('#root');
if (!container) throw new Error('No place for the page');
const root = createRoot(container);

applyScheme('auto');
const parent = talkToParent(
  api.call(getFraming, { url }).then(
    ({ origins }) => origins,
    () => [],
  ),
  applyScheme,
);

const shown: Shown = await api.call(getPage, { url }).then(
  (page: Page) => ({ page }),
  () => ({ page: null, path: `/seite/${url}` }),
);
if (shown.page) document.title = shown.page.title;
else parent.tell('error', { code: 'NOT_FOUND' });
root.render(<FramedPage shown={shown} onHeight={parent.resize} />);
