import { expect, it } from 'vitest';
import { innerLinksIn, linksIn } from './links-in.ts';

it.each([
  [
    'a list of links',
    { links: [{ title: 'Antolin', url: 'https://antolin.ch', description: 'Lesen' }] },
    [{ url: 'https://antolin.ch', label: 'Antolin' }],
  ],
  [
    'a link inside of a text',
    { document: { content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: 'http://a.ch/x' } }] }] } },
    [{ url: 'http://a.ch/x', label: 'hier' }],
  ],
  ['a bare address', { url: 'https://a.ch' }, [{ url: 'https://a.ch', label: '' }]],
  ['words that only speak of one', { text: 'Schau auf https://a.ch nach' }, []],
  ['other schemes', { url: 'mailto:lea@a.ch' }, []],
  ['nothing', null, []],
])('%s', (_what, settings, expected) => {
  expect(linksIn(settings)).toEqual(expected);
});

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
