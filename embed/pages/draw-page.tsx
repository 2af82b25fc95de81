import { createRoot } from 'react-dom/client';
import { views } from './features.ts';
import { findParent } from './find-parent.ts';
import { FramedPage, type Shown } from './framed-page.tsx';
import { readFramedPath } from './framed-path.ts';
import { readFraming, readPage } from './read-page.ts';
import { applyScheme } from './scheme.ts';
import { themeIn } from './shown-scheme.ts';
import { watchHeight } from './watch-height.ts';

/** Draws the frame here, where the server could not. */
export async function drawPage(container: HTMLElement): Promise<void> {
  const path = readFramedPath(location.pathname);
  applyScheme(themeIn(location.search));
  const shown = path.kind === 'page' ? await pageAt(path.url) : path;
  if (shown.kind === 'page') document.title = shown.page.title;
  const parent = await findParent(path.kind === 'page' ? readFraming(path.url) : Promise.resolve(['*']), applyScheme);
  if (shown.kind === 'closed') parent.fail('NOT_FOUND');
  createRoot(container).render(<FramedPage shown={shown} shownBy={views} />);
  watchHeight(container, parent.resize);
}

async function pageAt(url: string): Promise<Shown> {
  return readPage(url).then(
    (page) => ({ kind: 'page', page }),
    () => ({ kind: 'closed', path: `/seite/${url}` }),
  );
}
