import { describe, expect, test } from 'vitest';
import { isPageId, linkToPage, pageInLink } from './inner-link.ts';

describe('a link', () => {
  test.each([
    ['/seite/klasse-3a', 'klasse-3a'],
    ['/seite/klasse-3a/', 'klasse-3a'],
    ['/seite/klasse-3a#heute', 'klasse-3a'],
    ['https://pausenplatz.test/seite/klasse-3a', 'klasse-3a'],
    [linkToPage('Ab-_567890123456789012'), 'Ab-_567890123456789012'],
    ['/seite/klasse-3a?link=geheim', null],
    ['/seite/', null],
    ['/seiten', null],
    ['/agenda', null],
    ['https://andere.example/seite/klasse-3a', null],
    ['https://pausenplatz.test.example/seite/klasse-3a', null],
    ['klasse-3a', null],
  ])('%s names the page %s', (link, page) => {
    expect(pageInLink(link, 'https://pausenplatz.test')).toBe(page);
  });

  test('from elsewhere is no own page without the own origin', () => {
    expect(pageInLink('https://pausenplatz.test/seite/klasse-3a')).toBeNull();
  });

  test('names an id by its form alone', () => {
    expect(['Ab-_567890123456789012', 'klasse-3a', ''].map(isPageId)).toEqual([true, false, false]);
  });
});
