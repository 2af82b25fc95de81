import { hasWords, plainWords } from '@pausenplatz/kernel-format';
import type { NavigationEntry, NavigationGroup } from '../contract/index.ts';
import { linkToPage } from './inner-link.ts';

export interface PageHit {
  /** What is stored when it is chosen. */
  readonly link: string;
  readonly name: string;
  /** Whose page it is, or where it lies. */
  readonly detail: string;
}

interface SearchedPage {
  readonly path: string;
  readonly name: string;
  readonly detail: string;
}

/** Web addresses, own paths, anchors, mail and telephone: nobody looks for a page with these. */
export const looksLikeAddress = (typed: string): boolean =>
  /^\s*(?:[a-z][a-z\d+.-]*:|www\.|\/|#)|^\s*\S+\.[a-z]{2,}(?:\/|\s*$)/i.test(typed);

/** The pages of the own groups whose names hold what was typed, the last changed first; then what the search found elsewhere. */
export function pageHits(
  typed: string,
  groups: readonly Pick<NavigationGroup, 'name' | 'pages'>[],
  searched: readonly SearchedPage[],
  most: number,
): PageHit[] {
  if (looksLikeAddress(typed)) return [];
  const words = plainWords(typed);
  const own = groups.flatMap((group) => flat(group.pages).map((page) => ({ page, group: group.name })));
  const named = own
    .filter(({ page }) => hasWords(page.name, words))
    .toSorted((one, other) => other.page.updatedAt.localeCompare(one.page.updatedAt))
    .map(({ page, group }) => ({ link: linkToPage(page.id), name: page.name, detail: group }));
  const known = new Set(named.map(({ link }) => link));
  const idOf = new Map(own.map(({ page }) => [`/seite/${page.url}`, page.id]));
  const others = searched
    .map(({ path, name, detail }) => ({ link: idOf.has(path) ? linkToPage(idOf.get(path) ?? '') : path, name, detail }))
    .filter(({ link }) => !known.has(link));
  return [...named, ...others].slice(0, most);
}

const flat = (pages: readonly NavigationEntry[]): NavigationEntry[] => pages.flatMap((page) => [page, ...flat(page.pages)]);
