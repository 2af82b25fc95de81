import { describe, expect, test } from 'vitest';
import { searchSites } from '../contract/index.ts';
import { searchAddress, sites } from './search-address.ts';

describe('words at a site for children', () => {
  test.each([
    ['klexikon', 'Igel', 'https://klexikon.zum.de/index.php?search=Igel'],
    ['fragfinn', 'Wieso ist der Himmel blau?', 'https://www.fragfinn.de/?s=Wieso%20ist%20der%20Himmel%20blau%3F'],
    ['helles-koepfchen', 'Röhre', 'https://www.helles-koepfchen.de/?suche=R%C3%B6hre'],
    ['blinde-kuh', 'a&b=c', 'https://www.blinde-kuh.de/bksearch.cgi?query=a%26b%3Dc'],
    ['wikipedia', '../#x', 'https://de.wikipedia.org/w/index.php?search=..%2F%23x'],
    ['swisscows', 'Alp', 'https://swisscows.com/de/web?query=Alp'],
  ] as const)('%s: %s has an address', (site, words, address) => {
    expect(searchAddress(site, words)).toBe(address);
  });

  test('without words it is the first page of the site, at every one of them', () => {
    expect(searchSites.map((site) => searchAddress(site))).toEqual(searchSites.map((site) => `${new URL(sites[site].address).origin}/`));
  });
});
