import type { Page } from '../../contract/index.ts';

/** Short address of a page, as one types it from a board. */
export const shortAddressOf = (code: string): string => `${location.origin}/s/${code.toLowerCase()}`;

/** Full address of a page; `link` is the secret of a shared link. */
export function addressOf({ url }: Pick<Page, 'url'>, link?: string): string {
  const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return `${location.origin}/seite/${url}${query}`;
}
