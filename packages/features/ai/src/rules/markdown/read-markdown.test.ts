import { richText } from '@pausenplatz/pages/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settledWords } from '../settled-words.ts';
import { readFormula } from './read-formula.ts';
import { readMarkdown } from './read-markdown.ts';

/** A tree in short: what is in what. */
function short(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('type' in node)) return node;
  const { type, text, marks, content, attrs } = node as {
    type: string;
    text?: string;
    marks?: { type: string }[];
    content?: unknown[];
    attrs?: { latex?: string };
  };
  if (type === 'text') return marks ? `${marks.map((mark) => mark.type).join('+')}(${text})` : text;
  if (type === 'formula') return `formula(${attrs?.latex})`;
  return content ? { [type]: content.map(short) } : type;
}
const tree = (text: string) => readMarkdown(text).content.map(short);
const p = (...content: unknown[]) => ({ paragraph: content });

describe('what a model wrote, as a tree', () => {
  it.each([
    ['Ein Satz.\nNoch einer.', [p('Ein Satz.', 'hardBreak', 'Noch einer.')]],
    ['**fett** und *schräg*', [p('bold(fett)', ' und ', 'italic(schräg)')]],
    ['**fett mit *schräg* darin**', [p('bold(fett mit )', 'bold+italic(schräg)', 'bold( darin)')]],
    ['3 * 4 * 5 = 60, wort_teil_wort', [p('3 * 4 * 5 = 60, wort_teil_wort')]],
    ['# Titel\n\n### Kleiner', [{ heading: ['Titel'] }, { heading: ['Kleiner'] }]],
    [
      '- a\n- b\n  - c\n\nd',
      [{ bulletList: [{ listItem: [p('a')] }, { listItem: [p('b'), { bulletList: [{ listItem: [p('c')] }] }] }] }, p('d')],
    ],
    ['1. a\n2. b', [{ orderedList: [{ listItem: [p('a')] }, { listItem: [p('b')] }] }]],
    ['> gesagt', [{ blockquote: [p('gesagt')] }]],
    ['---', ['horizontalRule']],
    [
      '| A | B |\n|---|---|\n| 1 | **2** |',
      [
        {
          table: [
            { tableRow: [{ tableHeader: [p('A')] }, { tableHeader: [p('B')] }] },
            { tableRow: [{ tableCell: [p('1')] }, { tableCell: [p('bold(2)')] }] },
          ],
        },
      ],
    ],
    [
      '```js\nif (a < b) {\n  c()\n}\n```',
      [{ box: [p('code(if (a < b) {)', 'hardBreak', 'code(\u00A0\u00A0c())', 'hardBreak', 'code(})')] }],
    ],
    ['Die Fläche ist $A = \\pi r^2$.', [p('Die Fläche ist ', 'formula(A = \\pi r^2)', '.')]],
    ['5 $ und 7 $', [p('5 $ und 7 $')]],
    ['$\\unbekannt{x}$', [p('code(\\unbekannt{x})')]],
    ['[Seite](https://schule.example)', [p('link(Seite)')]],
    ['[böse](javascript:alert(1))', [p('böse', ')')]],
    ['<img src=x onerror=alert(1)>', [p('<img src=x onerror=alert(1)>')]],
    ['![Bild](https://boese.example/x.png?geheim)', [p('!', 'link(Bild)')]],
    ['\\*kein Stern\\*', [p('*', 'kein Stern', '*')]],
  ])('%j', (text, expected) => expect(tree(text)).toEqual(expected));

  it('is one that pages know, whatever it was', () => {
    const sign = fc.constantFrom(
      '*',
      '**',
      '_',
      '`',
      '```\n',
      '$',
      '\\',
      '|',
      '|---|\n',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '> ',
      '# ',
      '[',
      '](',
      ')',
      ' ',
      'a',
      'ß',
      '<b>',
      '\\frac{1}{2}',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
        const read = readMarkdown(signs.join(''));
        const known = richText.safeParse(read);
        expect(known.success, signs.join('')).toBe(true);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it.each([
    '*'.repeat(20_000),
    '$'.repeat(20_000),
    '['.repeat(20_000),
    '> '.repeat(5_000),
    '- '.repeat(5_000),
    '|a'.repeat(10_000),
    '`a'.repeat(10_000),
  ])('is read soon however it is meant (%#)', (text) => expect(readMarkdown(text).type).toBe('doc'));
});

describe('formulas of schools', () => {
  it.each([
    'a^2+b^2=c^2',
    '\\frac{1}{2}',
    '\\sqrt{2}',
    'x_1',
    '\\text{Fläche} = l \\cdot b',
    '3{,}5 \\%',
    '90^\\circ',
    '\\left(\\frac{a}{b}\\right)^{2}',
  ])('%s', (latex) => expect(readFormula(latex)?.tag).toBe('mrow'));
  it.each(['', '\\begin{matrix}', '{', '}', '^2', '\\frac', '{'.repeat(50)])('not %j', (latex) => expect(readFormula(latex)).toBeNull());
});

describe('what can be shown of what still comes', () => {
  it.each([
    ['Ein Satz, und', 'Ein Satz, und'],
    ['Das ist **wich', 'Das ist '],
    ['Das ist **wichtig** und', 'Das ist **wichtig** und'],
    ['Text\n| Wort |', 'Text'],
    ['Text\n| Wort |\n|---|', 'Text'],
    ['Text\n| Wort |\n|---|\n| a |\n| b', 'Text\n| Wort |\n|---|\n| a |'],
    ['Liste\n-', 'Liste\n'],
    ['Liste\n- a', 'Liste\n- a'],
    ['Formel $A = ', 'Formel '],
  ])('%j shows %j', (text, shown) => expect(settledWords(text)).toBe(shown));
});
