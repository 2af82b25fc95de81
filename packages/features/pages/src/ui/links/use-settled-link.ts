import { useApi } from '@pausenplatz/kernel-browser';
import { useCallback } from 'react';
import { findLinkedPages, type LinkedPage } from '../../contract/index.ts';
import { linkToPage, pageInLink } from '../../rules/index.ts';

interface SettledLink {
  readonly link: string;
  /** The own page that it leads to. */
  readonly page: LinkedPage | null;
}

/** Makes a link to an own page one that stays right when the address of the page changes; every other link stays as it is. */
export function useSettledLink(): (link: string) => Promise<SettledLink> {
  const api = useApi();
  return useCallback(
    async (link) => {
      const address = pageInLink(link.trim(), location.origin);
      if (address === null) return { link, page: null };
      try {
        const [page = null] = (await api.call(findLinkedPages, { addresses: [address] })).pages;
        return { link: page ? linkToPage(page.id) : link, page };
      } catch {
        // The link works all the same, as long as the address stays.
        return { link, page: null };
      }
    },
    [api],
  );
}
