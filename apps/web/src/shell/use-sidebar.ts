import { useMinWidth } from '@pausenplatz/kernel-ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { setPreferences, usePreferences } from '../services/preferences.ts';
import { initialSidebar, type SidebarAction, sidebarAfter, type SidebarState } from './sidebar-rule.ts';

/** From here on there is room for sidebar and content side by side. */
const wideFrom = 1100;

/** Where it is not: a pinned sidebar that a server has drawn does not show there. */
export const narrowQuery = `@media (max-width: ${wideFrom - 0.02}px)`;
export const wideQuery = `@media (min-width: ${wideFrom}px)`;

export interface Sidebar extends SidebarState {
  /** Whether pinning makes sense at this width. */
  readonly canPin: boolean;
  readonly act: (action: SidebarAction) => void;
}

/** The sidebar's state; the pin is remembered on this device, and a narrow window never pins. */
export function useSidebar(): Sidebar {
  // The bars follow in small pieces: what a server drew wide would otherwise be drawn again at once, with all around it.
  const isWide = useDeferredValue(useMinWidth(wideFrom, { drawnWide: true }));
  const storedPin = usePreferences((state) => state.sidebarPinned);
  const [wasWide, setWasWide] = useState(isWide);
  const [state, setState] = useState(() => initialSidebar(storedPin, isWide));
  // A window that changes its width starts anew from what is remembered.
  if (wasWide !== isWide) {
    setWasWide(isWide);
    setState(initialSidebar(storedPin, isWide));
  }
  const act = useCallback((action: SidebarAction) => {
    setState((before) => sidebarAfter(before, action));
    if (action === 'pin' || action === 'unpin') setPreferences({ sidebarPinned: action === 'pin' });
  }, []);
  return useMemo(() => ({ ...state, canPin: isWide, act }), [state, isWide, act]);
}
