import { describe, expect, it } from 'vitest';
import { linkIn, tileFromLink } from './tile-from-link.ts';

describe('a pasted link', () => {
  it.each([
    ['https://antolin.westermann.de/', 'Antolin', 'book'],
    ['https://www.youtube.com/watch?v=abc', 'Youtube', 'video'],
    ['https://learningapps.org/123', 'Learningapps', 'puzzle'],
    ['https://www.wwf.ch/de/artikel/der-igel-im-winter', 'Der igel im winter', 'leaf'],
    ['https://www.schule-sonnenberg.ch/', 'Schule sonnenberg', 'link'],
    ['https://m.sbb.ch/fahrplan.html', 'Sbb', 'calendar'],
    ['http://localhost/', 'Localhost', 'link'],
    ['/seite/igel', '', 'link'],
    ['mailto:lea@schule.ch', '', 'link'],
  ])('%s becomes a tile', (url, title, icon) => {
    expect(tileFromLink(url)).toEqual({ title, icon });
  });

  it.each([
    ['  https://www.wwf.ch/igel \n', 'https://www.wwf.ch/igel'],
    ['Schau: https://www.wwf.ch', null],
    ['https://a.ch https://b.ch', null],
    ['javascript:alert(1)', null],
    ['Igel', null],
    ['', null],
  ])('in %j is %s', (text, url) => {
    expect(linkIn(text)).toBe(url);
  });
});
