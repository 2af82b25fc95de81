import '@pausenplatz/kernel-ui/figtree';
import { createRoot } from 'react-dom/client';
import { type Shown, FramedPage } from './framed-page.tsx';
import { readFraming, readPage } from './read-page.ts';
import { applyScheme } from './scheme.ts';
import { talkToParent } from './talk-to-parent.ts';

const url = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
const container = document.querySelector('#root');
if (!container) throw new Error('No place for the page');
const root = createRoot(container);

applyScheme('auto');
const parent = talkToParent(readFraming(url), applyScheme);

const shown: Shown = await readPage(url).then(
  (page) => ({ page }),
  () => ({ page: null, path: `/seite/${url}` }),
);
if (shown.page) document.title = shown.page.title;
else parent.tell('error', { code: 'NOT_FOUND' });
root.render(<FramedPage shown={shown} onHeight={parent.resize} />);
