import { expect, it } from 'vitest';
import { linksIn } from './addresses-in.ts';

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
