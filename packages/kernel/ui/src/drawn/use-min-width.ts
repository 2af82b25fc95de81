import { useCallback, useSyncExternalStore } from 'react';

let assumedWidth = 0;

/** How wide a server takes the window to be, in CSS pixels: what the browser told the last time. */
export function assumeWidth(width: number): void {
  assumedWidth = width;
}

/** Whether the window is at least this wide, in CSS pixels. `drawnWide`: a server draws for wide windows, and styles adapt it to others. */
export function useMinWidth(width: number, { drawnWide = false } = {}): boolean {
  const query = `(min-width: ${width}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => drawnWide || assumedWidth >= width,
  );
}
