import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nothing = () => null;

/** Notes whether it was asked. */
function noted() {
  const note = { isAsked: false };
  const ask = () => {
    note.isAsked = true;
    return null;
  };
  return { ask, isAsked: () => note.isAsked };
}

/**
 * Whether this part began as something that a server had drawn. A store's state on the server is asked for in that case alone; that it
 * is the same one on both sides keeps React from drawing anything again, which it would do at once and with all that waits below.
 */
export function useWasDrawn(): boolean {
  const { ask, isAsked } = noted();
  useSyncExternalStore(never, nothing, ask);
  const [wasDrawn] = useState(isAsked);
  return wasDrawn;
}
