import type { Page } from '../../contract/index.ts';

/** Full address of a page; `link` is the secret of a shared link. */
export function addressOf({ url }: Pick<Page, 'url'>, link?: string): string {
  const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return `${location.origin}/seite/${url}${query}`;
}
