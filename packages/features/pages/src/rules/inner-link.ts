import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/**
 * What a link to an own page names: the id of the page, or the last part of its address. Null for every other link, also for one
 * with a secret, which opens more than the page's name says. `origin` is that of the product, for links that were copied whole.
 */
export function pageInLink(link: string, origin?: string): string | null {
  const own = origin !== undefined && link.startsWith(`${origin}/`) ? link.slice(origin.length) : link;
  const found = /^\/seite\/([A-Za-z0-9_-]{1,120})\/?(?:#.*)?$/.exec(own);
  return found?.[1] ?? null;
}

/** The link that stays right when the address of the page changes. */
export const linkToPage = (id: string): string => `/seite/${id}`;

/** Whether a part of an address may be the id of a page. */
export const isPageId = (part: string): boolean => z.safeParse(scalars.id, part).success;
