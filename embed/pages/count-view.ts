import { afterContent } from '@pausenplatz/kernel-browser/after-content';
import { openDrawn } from '@pausenplatz/pages/ui/drawn';

/** A page that is read on a website is read: it counts as one that is opened here, once the frame has nothing better to do. */
if (!isInOwnWindow()) afterContent(() => openDrawn(`/seite/${location.pathname.split('/').at(-1)}`));

/** The product itself shows a frame to measure it, or to try it out. */
function isInOwnWindow(): boolean {
  try {
    return globalThis.parent !== globalThis.window && globalThis.parent.location.origin === location.origin;
  } catch {
    // Another origin says nothing about itself.
    return false;
  }
}
