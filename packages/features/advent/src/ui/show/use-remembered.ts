import { useMemo, useSyncExternalStore } from 'react';
import { numbersIn, rememberedText, watchRemembered } from './remembered-doors.ts';

/** The doors that were opened in this browser; none of them on a server, which knows no browser. */
export function useRemembered(id: string): readonly number[] {
  const text = useSyncExternalStore(
    watchRemembered,
    () => rememberedText(id),
    () => '',
  );
  return useMemo(() => numbersIn(text), [text]);
}
