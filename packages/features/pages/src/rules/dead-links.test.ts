import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const tiles = (...rows: [title: string, url: string][]) => ({ tiles: rows.map(([title, url]) => ({ title, url })) });

test('a link is dead where its page is known to be gone, and not while nobody knows', () => {
  const blocks = [
    { id: 'b1', settings: tiles(['Woche', '/seite/woche'], ['Igel', '/seite/igel'], ['Antolin', 'https://antolin.ch']) },
    { id: 'b2', settings: tiles(['Fuchs', '/seite/fuchs'], ['Noch einmal', '/seite/igel']) },
  ];
  const pages = new Map([
    ['woche', {}],
    ['igel', null],
  ]);
  expect(deadLinks(blocks, pages)).toEqual([
    { blockId: 'b1', page: 'igel', label: 'Igel' },
    { blockId: 'b2', page: 'igel', label: 'Noch einmal' },
  ]);
});
