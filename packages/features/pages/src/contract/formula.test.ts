import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formula } from './formula.ts';
import { plainText, type RichText, richText } from './rich-text.ts';

const half = {
  tag: 'mfrac',
  content: [
    { tag: 'mn', content: ['1'] },
    { tag: 'mn', content: ['2'] },
  ],
};
const inText = (attrs: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'formula', attrs }] }] });
const isTaken = (tree: unknown) => formula.safeParse({ latex: 'x', tree }).success;

describe('a formula', () => {
  it('is what was typed and how it looks, and is found by what was typed', () => {
    const text: RichText = z.parse(richText, inText({ latex: '\\frac{1}{2}', tree: half }));
    expect(plainText(text)).toBe('\\frac{1}{2}');
  });

  it('is drawn of parts of formulas alone', () => {
    expect(isTaken({ tag: 'mo', attrs: { stretchy: 'false', lspace: '0.2em' }, content: ['('] })).toBe(true);
    for (const tree of [
      { tag: 'script', content: ['alert(1)'] },
      { tag: 'annotation-xml', content: [] },
      { tag: 'mtext', attrs: { href: 'https://x.example' }, content: ['x'] },
      { tag: 'mi', attrs: { onclick: 'x' }, content: ['x'] },
      { tag: 'mi', attrs: { mathvariant: 'url(javascript:x)' }, content: ['x'] },
      { tag: 'mrow', content: [{ tag: 'img', content: [] }] },
      { tag: 'mi', content: ['x'.repeat(201)] },
      { tag: 'mi' },
      'x',
    ])
      expect([tree, isTaken(tree)]).toEqual([tree, false]);
  });
});
