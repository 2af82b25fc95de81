import { watchNetwork } from '@pausenplatz/kernel-browser';
import { keepFocusNear } from '@pausenplatz/kernel-ui/focus';

/** What may wait until something is on the screen. */
export function afterStart(): void {
  keepFocusNear();
  watchNetwork();
}
