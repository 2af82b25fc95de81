import '@pausenplatz/kernel-ui/figtree';
import './frame.css';
import { findParent } from './find-parent.ts';
import { type FramedView, readFramedView } from './framed-view.ts';
import { watchHeight } from './watch-height.ts';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('No place for the page');

const view = readFramedView();
if (view) void live(view, container);
else void import('./draw-page.tsx').then(({ drawPage }) => drawPage(container));

/** What a drawn page still needs: its height told to the website around it, and the scripts of blocks that have some. */
async function live({ shows, origins, islands, answers, screen }: FramedView, page: HTMLElement): Promise<void> {
  if (islands.length > 0)
    requestIdleCallback(() => void import('./islands.tsx').then(({ wake }) => wake(islands, answers)), { timeout: 1000 });
  const parent = await findParent(Promise.resolve(origins), (scheme) => (document.documentElement.dataset['scheme'] = scheme));
  watchHeight(page, parent.resize);
  if (shows === 'nothing') parent.fail('NOT_FOUND');
  if (screen) await (await import('./frame-scripts.ts')).runFrameScript(page, screen, parent);
}
