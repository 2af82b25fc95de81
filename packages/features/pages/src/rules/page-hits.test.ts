import { describe, expect, test } from 'vitest';
import type { NavigationEntry } from '../contract/index.ts';
import { looksLikeAddress, pageHits } from './page-hits.ts';

const entry = (name: string, updatedAt: string, pages: NavigationEntry[] = []): NavigationEntry => ({
  id: `id-${name}`,
  name,
  url: name.toLowerCase(),
  position: 'a0',
  visibility: 'group',
  release: null,
  isHidden: false,
  updatedAt,
  parentId: null,
  expanded: false,
  pages,
});
const groups = [
  { name: 'Lea Brunner', pages: [entry('Ideen', '2026-11-01')] },
  { name: '3a', pages: [entry('Klasse', '2026-11-02', [entry('Wochenplan', '2026-11-20'), entry('Wochenpost', '2026-11-10')])] },
];
const names = (typed: string, searched: Parameters<typeof pageHits>[2] = []) =>
  pageHits(typed, groups, searched, 3).map(({ name, detail }) => `${name} (${detail})`);

describe('pages that are found for a link', () => {
  test('are those whose names hold what was typed, the last changed first', () => {
    expect(names('woch')).toEqual(['Wochenplan (3a)', 'Wochenpost (3a)']);
    expect(pageHits('ideen', groups, [], 3)[0]?.link).toBe('/seite/id-Ideen');
  });

  test('are the last changed ones while nothing is typed', () => {
    expect(names('')).toEqual(['Wochenplan (3a)', 'Wochenpost (3a)', 'Klasse (3a)']);
  });

  test('are followed by what the search found, each once, and by its id where that is known', () => {
    const searched = [
      { path: '/seite/wochenplan', name: 'Wochenplan', detail: '3a' },
      { path: '/seite/klasse', name: 'Klasse', detail: '3a · … der Wochenplan …' },
      { path: '/seite/igel', name: 'Igel', detail: '4b' },
    ];
    expect(pageHits('wochenplan', groups, searched, 9)).toEqual([
      { link: '/seite/id-Wochenplan', name: 'Wochenplan', detail: '3a' },
      { link: '/seite/id-Klasse', name: 'Klasse', detail: '3a · … der Wochenplan …' },
      { link: '/seite/igel', name: 'Igel', detail: '4b' },
    ]);
  });

  test.each(['www.schule.ch', 'schule.ch', 'schule.ch/igel', 'https://woch', '/seite/woch', '#woch', 'mailto:lea', ' tel:044'])(
    'are none for %s, which is an address',
    (typed) => {
      expect([looksLikeAddress(typed), names(typed)]).toEqual([true, []]);
    },
  );

  test.each(['Woche 47', 'Mathe. Blatt', 'Ideen'])('may be called %s', (typed) => expect(looksLikeAddress(typed)).toBe(false));
});
