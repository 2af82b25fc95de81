import { expect, it } from 'vitest';
import { innerLinksIn } from './links-in.ts';

it('knows those that lead to own pages, with the words beside them', () => {
  const settings = {
    tiles: [
      { id: 't1', title: 'Unsere Woche', url: '/seite/unsere-woche', icon: 'link' },
      { id: 't2', title: 'Antolin', url: 'https://antolin.ch', icon: 'book' },
      { id: 't3', title: 'Agenda', url: '/agenda', icon: 'calendar' },
    ],
    text: { content: [{ type: 'text', text: 'Leseecke', marks: [{ type: 'link', attrs: { href: '/seite/Ab-_567890123456789012' } }] }] },
  };
  expect(innerLinksIn(settings)).toEqual([
    { page: 'unsere-woche', label: 'Unsere Woche' },
    { page: 'Ab-_567890123456789012', label: 'Leseecke' },
  ]);
});
