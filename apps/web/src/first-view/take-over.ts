import { assumeWidth, useShownTitle } from '@pausenplatz/kernel-ui';
import { drawnBackground } from '@pausenplatz/kernel-host';
import { usePreferences } from '../services/preferences.ts';
import type { Drawn } from './first-view.ts';

/** Starts with what the server assumed while it drew, so that what is taken over is what stands there. */
export function startAsDrawn({ title, background, look }: Drawn): void {
  const { scheme, readingEase, sidebarPinned, width } = look;
  const own = usePreferences.getState();
  usePreferences.startWith({ ...own, scheme, readingEase, sidebarPinned });
  // What this device remembers counts; it shows right after.
  usePreferences.setState(own, true);
  useShownTitle.startWith({ title });
  drawnBackground.start(background);
  assumeWidth(width);
}

/** The styles that a server can only write into a sheet, as the attributes that React takes them for. */
export function restoreStyleAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-css]')) {
    element.style.cssText = element.dataset['css'] ?? '';
    delete element.dataset['css'];
  }
}
