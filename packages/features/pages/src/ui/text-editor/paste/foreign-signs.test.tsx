import { describe, expect, test } from 'vitest';
import { formulasOf, readMarkup as read } from '../../test-support/read-markup.ts';

const math = (inner: string) => `<p>V <math>${inner}</math> N</p>`;

describe('a formula that is pasted', () => {
  test.each([
    [
      'in brackets of its own tag',
      '<mi>f</mi><mfenced><mi>x</mi></mfenced><mfenced open="[" close="]" separators=";"><mn>1</mn><mn>2</mn></mfenced>',
      '(mi(f) (mo(() mi(x) mo())) (mo([) mn(1) mo(;) mn(2) mo(])))',
    ],
    ['of an isotope', '<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '(msubsup(· mn(6) mn(14)) mi(C))'],
    [
      'with parts to choose, mistakes and words',
      '<mi>a</mi><maction><mi>b</mi><mi>c</mi></maction><merror><mtext>e</mtext></merror><ms>s</ms><mi><mglyph alt="q"/></mi>',
      '(mi(a) mi(b) (mtext(e)) mtext("s") mi(q))',
    ],
    [
      'with its LaTeX beside a part',
      '<mi>a</mi><mo>+</mo><semantics><mi>b</mi><annotation encoding="application/x-tex">b</annotation></semantics>',
      '(mi(a) mo(+) mi(b))',
    ],
    [
      'with a numbered line',
      '<mtable><mlabeledtr><mtd><mtext>(1)</mtext></mtd><mtd><mi>y</mi></mtd></mlabeledtr></mtable>',
      '(mtable(mtr(mtd(mi(y)) mtd(mtext((1))))))',
    ],
  ])('%s keeps all of it', (_what, inner, expected) => {
    expect(formulasOf(math(inner))).toEqual([expected]);
    expect(read(math(inner)).lost).toEqual({});
  });

  test.each([
    [
      'of MathJax',
      '<mjx-container><mjx-math aria-hidden="true"><mjx-mi>x</mjx-mi></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>',
    ],
    [
      'of KaTeX',
      '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true"><span>x</span></span></span>',
    ],
    [
      'of Wikipedia',
      '<span class="mwe-math-element"><span style="display: none;"><math><mi>x</mi></math></span><img src="https://w.example/x.svg" alt="x"></span>',
    ],
    [
      'of Word',
      `<!--[if gte msEquation 12]><m:oMath><i><span><m:r>x</m:r></span></i></m:oMath><![endif]--><![if !msEquation]><span><!--[if gte vml 1]><v:shape/><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]></span><![endif]>`,
    ],
    ['with a prefix', '<mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>x</mml:mi></mml:math>'],
  ])('%s comes once', (_what, html) => {
    const { words, lost, pictures } = read(`<p>V ${html} N</p>`);
    expect(formulasOf(`<p>V ${html} N</p>`)).toEqual(['(mi(x))']);
    expect({ words, lost, pictures }).toEqual({ words: 'V x N', lost: {}, pictures: 0 });
  });

  test.each([
    ['that nobody can draw', '<mlongdiv><mn>3</mn><mn>13</mn></mlongdiv>', 'V 313 N'],
    ['too nested for a line', `${'<msqrt>'.repeat(12)}<mi>x</mi>${'</msqrt>'.repeat(12)}`, 'V x N'],
    [
      'with LaTeX beside it',
      '<semantics><mstack><mn>1</mn></mstack><annotation encoding="application/x-tex">\\frac12</annotation></semantics>',
      'V \\frac12 N',
    ],
  ])('%s leaves its signs and is counted', (_what, inner, words) =>
    expect(read(math(inner))).toMatchObject({ words, lost: { formulas: 1 } }),
  );
});

describe('what nobody saw', () => {
  test.each([
    ['<p>Frage <span style="display:none;mso-hide:all">GEHEIM</span></p><p style="display: none">GEHEIM</p>', 'Frage', { hidden: 2 }],
    ['<p>sichtbar<span style="visibility:hidden">GEHEIM</span><b hidden>GEHEIM</b></p>', 'sichtbar', { hidden: 2 }],
    ['<div style="display:none"><p style="display:none">GEHEIM</p></div><p>Text</p>', 'Text', { hidden: 1 }],
    [
      '<table><tr><td>A</td><td style="display:none">GEHEIM</td><td>B</td></tr><tr style="display:none"><td>GEHEIM</td></tr></table>',
      'AB',
      { hidden: 2 },
    ],
    ['<p>Anfang <ins cite="mailto:A">neu</ins><span class=msoDel><del cite="mailto:A">ALT</del></span></p>', 'Anfang neu', { deleted: 1 }],
    ['<p>Nur <del>5.–</del> 3.–</p>', 'Nur 5.– 3.–', {}],
  ])('stays away and is counted: %s', (html, words, lost) => expect(read(html)).toMatchObject({ words, lost }));
});

test.each([
  [
    `<span style='font-family:Wingdings;mso-ascii-font-family:Calibri'><span style='mso-symbol-font-family:Wingdings'>à</span></span>`,
    '→',
    {},
  ],
  [`<span style='font-family:Wingdings'>J\uF0E0</span>`, '☺→', {}],
  [`<font face="Symbol">a \u00A3 p</font>`, 'α ≤ π', {}],
  [`<span style='font-family:"Wingdings 2"'>R</span>`, '☑', {}],
  [`<span style='font-family:Wingdings'><span style='font-family:Calibri'>à</span></span>`, 'à', {}],
  [`<span style='font-family:"Segoe UI Symbol"'>a</span>`, 'a', {}],
  [`<span style='font-family:Webdings'>a</span>`, 'a', { signs: 1 }],
])('a sign of a font of signs is what it shows: %s', (html, words, lost) => expect(read(`<p>${html}</p>`)).toMatchObject({ words, lost }));

describe('numbers of lists', () => {
  const item = (sign: string, words: string, level = 1) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${words}</p>`;
  test.each([
    ['go on after a sentence', item('1.', 'a') + item('2.', 'b') + '<p>Satz</p>' + item('3.', 'c'), ['OL  2', 'OL 3 1']],
    ['are letters', item('a)', 'a') + item('b)', 'b'), ['OL a 2']],
    ['are letters in the middle of the alphabet', item('h)', 'a') + item('i)', 'b') + item('j)', 'c'), ['OL 8a 3']],
    ['are Roman', item('iv.', 'a') + item('v.', 'b') + item('vi.', 'c'), ['OL 4i 3']],
    ['begin anew', item('1.', 'a') + item('1.', 'b'), ['OL  1', 'OL  1']],
    ['of several levels are numbers', item('1.', 'a') + item('1.1.', 'b', 2) + item('1.2.', 'c', 2), ['OL  1', 'OL  2']],
    ['are none before a bullet', item('·', 'a') + item('o', 'b', 2), ['UL  1', 'UL  1']],
    ['of a website begin where it says', '<ol start="4"><li>a</li><li>b</li></ol>', ['OL 4 2']],
    ['of a website jump where it says', '<ol><li>a</li><li value="7">b</li><li>c</li></ol>', ['OL  1', 'OL 7 2']],
  ])('%s', (_what, html, expected) => expect(read(html).listed).toEqual(expected));

  test('to tick are taken over with what is ticked, and without the pictures of their boxes', () => {
    const google =
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA==" aria-roledescription="checkbox"><p>da</p></li><li role="checkbox" aria-checked="false"><p>fehlt</p></li></ul>';
    const { text, pictures } = read(google);
    const [list] = text.content;
    expect(list?.type === 'taskList' && list.content.map(({ attrs }) => attrs.checked)).toEqual([true, false]);
    expect(pictures).toBe(0);
  });

  test('are kept by the text, and what is no number is not', () => {
    expect(
      read('<ol type="a" start="3"><li>a</li></ol><ol type="disc"><li>b</li></ol>').text.content.map(
        (node) => 'attrs' in node && node.attrs,
      ),
    ).toEqual([{ start: 3, type: 'a' }, { start: 1 }]);
  });
});
