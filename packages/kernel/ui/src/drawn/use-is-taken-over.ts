import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while a browser takes over what was drawn there: for what only a browser can show, such as portals. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
