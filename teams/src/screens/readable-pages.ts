import { useCall } from '@pausenplatz/kernel-browser';
import { getNavigation, type NavigationEntry, type NavigationGroup } from '@pausenplatz/pages/contract';

interface ReadablePage {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly groupName: string;
  readonly color: string;
  readonly depth: number;
}

/** The trees of pages as one list, in reading order. */
export function flatten(groups: readonly NavigationGroup[]): ReadablePage[] {
  const below = (group: NavigationGroup, pages: readonly NavigationEntry[], depth: number): ReadablePage[] =>
    pages.flatMap(({ id, name, url, pages: children }) => [
      { id, name, url, depth, groupName: group.name, color: group.color },
      ...below(group, children, depth + 1),
    ]);
  return groups.flatMap((group) => below(group, group.pages, 0));
}

export function useNavigationGroups() {
  return useCall(getNavigation, {});
}
