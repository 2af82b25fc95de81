import type { OutputOf } from '@pausenplatz/kernel-contract';
import type { getNavigation, NavigationEntry, NavigationGroup } from '../../contract/index.ts';

export interface ListedPage {
  readonly page: NavigationEntry;
  readonly group: NavigationGroup;
}

/** Every page that somebody finds in the navigation, with its group; parents before their children. */
export function listedPages({ groups }: Pick<OutputOf<typeof getNavigation>, 'groups'>): readonly ListedPage[] {
  const below = (group: NavigationGroup, pages: readonly NavigationEntry[]): ListedPage[] =>
    pages.flatMap((page) => [{ page, group }, ...below(group, page.pages)]);
  return groups.flatMap((group) => below(group, group.pages));
}
