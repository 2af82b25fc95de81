import { decideAccess, type SessionState, type SidebarEntry, type UiFeature } from '@pausenplatz/kernel-host';

/** Sidebar entries that this person may open, in order. */
export function entriesFor(features: readonly UiFeature[], session: SessionState): readonly SidebarEntry[] {
  return features
    .flatMap((feature) => feature.sidebar ?? [])
    .filter((entry) => decideAccess(entry.access, session) === 'show')
    .toSorted((one, other) => one.position - other.position);
}
