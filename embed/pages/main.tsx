import '@pausenplatz/kernel-ui/figtree';
import { type FramedView, readFramedView } from './framed-view.ts';
import { watchHeight } from './watch-height.ts';

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('No place for the page');

const view = readFramedView();
if (view) void live(view, container);
else void import('./draw-page.tsx').then(({ drawPage }) => drawPage(container));

/** What a drawn page still needs: its height told to the website around it, and the scripts of blocks that have some. */
async function live({ isFound, origins, islands, answers }: FramedView, page: HTMLElement): Promise<void> {
  if (globalThis.parent !== globalThis.window) {
    const { talkToParent } = await import('./talk-to-parent.ts');
    const parent = talkToParent(Promise.resolve(origins), (theme) => {
      if (theme === 'auto') delete document.documentElement.dataset['scheme'];
      else document.documentElement.dataset['scheme'] = theme;
    });
    watchHeight(page, parent.resize);
    if (!isFound) parent.tell('error', { code: 'NOT_FOUND' });
  }
  if (islands.length > 0)
    requestIdleCallback(() => void import('./islands.tsx').then(({ wake }) => wake(islands, answers)), { timeout: 1000 });
}
