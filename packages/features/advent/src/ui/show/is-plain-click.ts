import type { MouseEvent } from 'react';

/** A click that means here, and not a tab or a window of its own. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
