import { startTransition, useEffect, useState } from 'react';
import { useWasDrawn } from './use-was-drawn.ts';

let assumedWidth = 0;

/** How wide a server takes the window to be, in CSS pixels: what the browser told the last time. */
export function assumeWidth(width: number): void {
  assumedWidth = width;
}

/** Whether the window is at least this wide, in CSS pixels. `drawnWide`: a server draws for wide windows, and styles adapt it to others. */
export function useMinWidth(width: number, { drawnWide = false } = {}): boolean {
  const query = `(min-width: ${width}px)`;
  const wasDrawn = useWasDrawn();
  const [isWide, setWide] = useState(() => (wasDrawn ? drawnWide || assumedWidth >= width : matchMedia(query).matches));
  useEffect(() => {
    const media = matchMedia(query);
    // In small pieces, as whatever is laid out anew.
    const follow = () => startTransition(() => setWide(media.matches));
    follow();
    media.addEventListener('change', follow);
    return () => media.removeEventListener('change', follow);
  }, [query]);
  return isWide;
}
