import { isOwnPath, widgetParameter } from '../protocol/messages.ts';
import { type ParentWindow, type SchemeChange, talkToWidget } from './talk-to-widget.ts';

const nobody: ParentWindow = { resize: () => undefined, fail: () => undefined, navigate: () => undefined, open: () => undefined };

/** Who stands around this frame: nobody, a plain iframe, a widget, or one of the first scripts, which speak another way. */
export async function findParent(origins: Promise<readonly string[]>, onScheme: SchemeChange): Promise<ParentWindow> {
  const widget = new URLSearchParams(location.search).get(widgetParameter);
  if (globalThis.parent === globalThis.window || widget === 'none') return nobody;
  const parent =
    widget === null ? (await import('./talk-to-first-widgets.ts')).talkToFirstWidgets(origins, onScheme) : talkToWidget(origins, onScheme);
  tellOpenings(parent.navigate);
  return parent;
}

/** Tells which own paths somebody opens out of the frame; they open as their links say. */
function tellOpenings(tell: (path: string) => void): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.origin !== location.origin) return;
    const path = link.pathname + link.search;
    if (isOwnPath(path)) tell(path);
  });
}
