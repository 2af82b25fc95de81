import { startTransition, useEffect, useState } from 'react';
import { useWasDrawn } from './use-was-drawn.ts';

/** False on a server and while a browser takes over what was drawn there: for what only a browser can show, such as portals. */
export function useIsTakenOver(): boolean {
  const wasDrawn = useWasDrawn();
  const [isTakenOver, setTakenOver] = useState(!wasDrawn);
  // In small pieces: at once would mean at once for all that is not taken over yet below.
  useEffect(() => {
    if (wasDrawn) startTransition(() => setTakenOver(true));
  }, [wasDrawn]);
  return isTakenOver;
}
