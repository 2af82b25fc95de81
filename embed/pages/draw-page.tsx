import { createRoot } from 'react-dom/client';
import { countView } from './count-view.ts';
import { views } from './features.ts';
import { findParent } from './find-parent.ts';
import { FramedPage, type Shown } from './framed-page.tsx';
import { readFraming, readPage } from './read-page.ts';
import { applyScheme } from './scheme.ts';
import { themeIn } from './shown-scheme.ts';
import { watchHeight } from './watch-height.ts';

/** Draws the page here, where the server could not. */
export async function drawPage(container: HTMLElement): Promise<void> {
  const url = decodeURIComponent(location.pathname.split('/').at(-1) ?? '');
  applyScheme(themeIn(location.search));
  const shown: Shown = await readPage(url).then(
    (page) => ({ page }),
    () => ({ page: null, path: `/seite/${url}` }),
  );
  if (shown.page) document.title = shown.page.title;
  const parent = await findParent(readFraming(url), applyScheme);
  if (shown.page) countView();
  else parent.fail('NOT_FOUND');
  createRoot(container).render(<FramedPage shown={shown} shownBy={views} />);
  watchHeight(container, parent.resize);
}
