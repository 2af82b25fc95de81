import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { setPreferences, usePreferences } from '../services/preferences.ts';
import { initialSidebar, type SidebarAction, sidebarAfter, type SidebarState } from './sidebar-rule.ts';

/** From here on there is room for sidebar and content side by side. */
const wideQuery = '(min-width: 1100px)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export interface Sidebar extends SidebarState {
  /** Whether pinning makes sense at this width. */
  readonly canPin: boolean;
  readonly act: (action: SidebarAction) => void;
}

/** The sidebar's state; the pin is remembered on this device, and a narrow window never pins. */
export function useSidebar(): Sidebar {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(wideQuery).matches);
  const storedPin = usePreferences((state) => state.sidebarPinned);
  const [state, setState] = useState(() => initialSidebar(storedPin, isWide));
  useEffect(() => {
    // A window that changes its width starts anew from what is remembered.
    const query = matchMedia(wideQuery);
    const startAnew = () => setState(initialSidebar(usePreferences.getState().sidebarPinned, query.matches));
    query.addEventListener('change', startAnew);
    return () => query.removeEventListener('change', startAnew);
  }, []);
  const act = useCallback((action: SidebarAction) => {
    setState((before) => sidebarAfter(before, action));
    if (action === 'pin' || action === 'unpin') setPreferences({ sidebarPinned: action === 'pin' });
  }, []);
  return { ...state, canPin: isWide, act };
}
