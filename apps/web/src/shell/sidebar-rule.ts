/** What the sidebar is: `open` counts while it is not pinned. */
export interface SidebarState {
  readonly open: boolean;
  readonly pinned: boolean;
}

export type SidebarAction = 'open' | 'close' | 'toggle' | 'pin' | 'unpin';

/** Specification section 2: opened, closed, toggled or pinned; a pinned one cannot be toggled. */
export function sidebarAfter(state: SidebarState, action: SidebarAction): SidebarState {
  if (action === 'pin' || action === 'unpin') return { open: true, pinned: action === 'pin' };
  if (state.pinned) return state;
  return { ...state, open: action === 'toggle' ? !state.open : action === 'open' };
}

/** Without a choice of the person, a wide window starts with the sidebar pinned. */
export function initialSidebar(storedPin: boolean | null, isWide: boolean): SidebarState {
  const pinned = isWide && (storedPin ?? true);
  return { open: pinned, pinned };
}
