import { createRoot } from 'react-dom/client';
import { views } from './features.ts';
import { FramedPage, type Shown } from './framed-page.tsx';
import { readFraming, readPage } from './read-page.ts';
import { applyScheme } from './scheme.ts';
import { talkToParent } from './talk-to-parent.ts';
import { watchHeight } from './watch-height.ts';

/** Draws the page here, where the server could not. */
export async function drawPage(container: HTMLElement): Promise<void> {
  const url = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  applyScheme('auto');
  const parent = talkToParent(readFraming(url), applyScheme);
  const shown: Shown = await readPage(url).then(
    (page) => ({ page }),
    () => ({ page: null, path: `/seite/${url}` }),
  );
  if (shown.page) document.title = shown.page.title;
  else parent.tell('error', { code: 'NOT_FOUND' });
  createRoot(container).render(<FramedPage shown={shown} shownBy={views} />);
  watchHeight(container, parent.resize);
}
