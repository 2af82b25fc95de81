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

/** The chosen class comes right after the own pages, with the groups of it that follow it. */
export function groupsInOrder(groups: readonly NavigationGroup[], schoolClass: string | null): readonly NavigationGroup[] {
  const classAt = groups.findIndex(({ groupForId }) => groupForId === schoolClass);
  const behind = groups.findIndex(({ groupForType }, at) => at > classAt && groupForType !== 'group');
  const isOfClass = (at: number) => classAt >= 0 && at >= classAt && (behind < 0 || at < behind);
  const rank = (group: NavigationGroup) => (group.groupForType === 'user' ? 0 : isOfClass(groups.indexOf(group)) ? 1 : 2);
  return groups.toSorted((one, other) => rank(one) - rank(other)).filter((group) => group.isVisible);
}
