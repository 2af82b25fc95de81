import type { SearchSite } from '../contract/index.ts';

interface Site {
  /** As children know it. */
  readonly name: string;
  /** Up to the words. */
  readonly address: string;
}

/**
 * Where each site shows what it finds. Those whose own form could not be read take the words at their first page: at worst a child stands
 * before the field there.
 */
export const sites: Readonly<Record<SearchSite, Site>> = {
  klexikon: { name: 'Klexikon', address: 'https://klexikon.zum.de/index.php?search=' },
  fragfinn: { name: 'fragFINN', address: 'https://www.fragfinn.de/?s=' },
  'helles-koepfchen': { name: 'Helles Köpfchen', address: 'https://www.helles-koepfchen.de/?suche=' },
  'blinde-kuh': { name: 'Blinde Kuh', address: 'https://www.blinde-kuh.de/bksearch.cgi?query=' },
  wikipedia: { name: 'Wikipedia', address: 'https://de.wikipedia.org/w/index.php?search=' },
  swisscows: { name: 'Swisscows', address: 'https://swisscows.com/de/web?query=' },
};

/** Where a site shows what it finds for these words; without words, where one types them. */
export function searchAddress(site: SearchSite, words = ''): string {
  const { address } = sites[site];
  return words === '' ? new URL('/', address).href : `${address}${encodeURIComponent(words)}`;
}
