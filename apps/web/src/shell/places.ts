import type { NavigationEntry, NavigationGroup } from '@pausenplatz/pages/contract';

/** Address of a page's screen. */
export const pagePath = (url: string): string => `/seite/${encodeURIComponent(url)}`;

/** All pages of a tree, parents before their children. */
export function flattenPages(pages: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return pages.flatMap((page) => [page, ...flattenPages(page.pages)]);
}

/** Pages whose name holds these words, each once, in the order of the tree. */
export function pagesNamed(pages: readonly NavigationEntry[], words: string): readonly NavigationEntry[] {
  const plain = (text: string) => text.trim().toLocaleLowerCase('de-CH');
  return pages.filter(({ name }) => plain(name).includes(plain(words)));
}

/** Pages by id, in the order in which they were marked. */
export function favouritePages(groups: readonly NavigationGroup[], favourites: readonly string[]): readonly NavigationEntry[] {
  const byId = new Map(groups.flatMap((group) => flattenPages(group.pages)).map((page) => [page.id, page]));
  return favourites.flatMap((id) => byId.get(id) ?? []);
}

/** The group of the chosen class comes right after the own one. */
export function groupsInOrder(groups: readonly NavigationGroup[], schoolClass: string | null): readonly NavigationGroup[] {
  const rank = (group: NavigationGroup) => (group.groupForType === 'user' ? 0 : group.groupForId === schoolClass ? 1 : 2);
  return groups.filter((group) => group.isVisible).toSorted((one, other) => rank(one) - rank(other));
}
