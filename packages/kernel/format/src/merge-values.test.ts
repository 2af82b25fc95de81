import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';
import { mergeValues } from './merge-values.ts';

const doc = (...paragraphs: string[]) => ({
  text: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  card: true,
});

it.each([
  ['words of one paragraph', doc('Morgen Turnen'), doc('Morgen kein Turnen'), doc('Übermorgen Turnen'), doc('Übermorgen kein Turnen')],
  ['two paragraphs', doc('Eins', 'Zwei'), doc('Eins neu', 'Zwei'), doc('Eins', 'Zwei neu'), doc('Eins neu', 'Zwei neu')],
  ['one inside, one behind', doc('Eins', 'Zwei'), doc('Eins neu', 'Zwei'), doc('Eins', 'Zwei', 'Drei'), doc('Eins neu', 'Zwei', 'Drei')],
  ['words and a switch', doc('Eins'), { ...doc('Eins'), card: false }, doc('Eins neu'), { ...doc('Eins neu'), card: false }],
  ['the same twice', doc('Eins'), doc('Neu'), doc('Neu'), doc('Neu')],
])('changes of %s become one', (_what, base, mine, theirs, joined) => {
  expect(mergeValues(base, mine, theirs)).toEqual(joined);
  expect(mergeValues(base, theirs, mine)).toEqual(joined);
});

it.each([
  ['the same word', doc('Seite 12'), doc('Seite 13'), doc('Seite 14')],
  ['two new paragraphs at one place', doc('Eins'), doc('Eins', 'Mein Satz'), doc('Eins', 'Dein Satz')],
  [
    'another link at the place of one',
    [{ id: 'a', title: 'Antolin', url: 'u' }],
    [{ id: 'b', title: 'Antolin', url: 'v' }],
    [{ id: 'a', title: 'Lesen', url: 'u' }],
  ],
  ['a paragraph that somebody else deleted', doc('Eins', 'Zwei'), doc('Eins', 'Zwei neu'), doc('Eins')],
])('%s is for people to decide', (_what, base, mine, theirs) => {
  expect(mergeValues(base, mine, theirs)).toBeNull();
  expect(mergeValues(base, theirs, mine)).toBeNull();
});

it('keys in another order, and keys without a value, are the same content', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});
