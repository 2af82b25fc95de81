import { describe, expect, test } from 'vitest';
import { aWordDocument } from '../../testing/a-word-document.ts';
import { wordMarkup } from './word-markup.ts';

const run = (words: string, facts = '') => `<w:r>${facts && `<w:rPr>${facts}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`;
const paragraph = (inner: string, facts = '') => `<w:p>${facts && `<w:pPr>${facts}</w:pPr>`}${inner}</w:p>`;
const style = (id: string, name: string, inner: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${inner}</w:style>`;
const read = (body: string, more: { readonly styles?: string; readonly numbering?: string } = {}) =>
  wordMarkup(aWordDocument({ body, ...more }));
const markupOf = async (body: string, more = {}) => (await read(body, more)).markup;

describe('what Word hides', () => {
  const vanish = '<w:rPr><w:vanish/></w:rPr>';
  const styles = [
    style('L', 'Loesung', vanish),
    style('LZ', 'Loesung Zeichen', vanish, 'character'),
    style('L2', 'Von Loesung', '<w:basedOn w:val="L"/>'),
  ].join('');
  test.each([
    ['by its run', run('GEHEIM', '<w:vanish/>'), '', 1],
    ['by its letters', run('GEHEIM', '<w:rStyle w:val="LZ"/>'), '', 1],
    ['on the web alone', run('GEHEIM', '<w:webHidden/>'), '', 1],
    ['with the page of a line of contents', `<w:r><w:instrText> PAGEREF a </w:instrText></w:r>${run('7', '<w:webHidden/>')}`, '', 0],
    ['in two runs side by side', run('GE', '<w:vanish/>') + run('HEIM', '<w:vanish/>'), '', 1],
    ['by its paragraph', run('GEHEIM'), '<w:pStyle w:val="L"/>', 1],
    ['by what the style of its paragraph is based on', run('GEHEIM'), '<w:pStyle w:val="L2"/>', 1],
    [
      'in a field, whose end stays',
      `<w:r><w:rPr><w:vanish/></w:rPr><w:fldChar w:fldCharType="begin"/></w:r>${run('GEHEIM', '<w:vanish/>')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      '',
      1,
    ],
  ])('%s is gone and counted', async (_what, hidden, facts, count) => {
    const { markup, losses } = await read(paragraph(run('Davor')) + paragraph(hidden, facts) + paragraph(run('Danach')), { styles });
    expect([markup, losses.hidden]).toEqual(['<p>Davor</p><p>Danach</p>', count]);
  });

  test('stays where that is switched off, or where two styles undo each other', async () => {
    const body =
      paragraph(run('ohne', '<w:vanish w:val="0"/>')) +
      paragraph(run('trotzdem', '<w:vanish w:val="false"/>'), '<w:pStyle w:val="L"/>') +
      paragraph(run('beides', '<w:rStyle w:val="LZ"/>'), '<w:pStyle w:val="L"/>');
    expect(await read(body, { styles })).toMatchObject({ markup: '<p>ohne</p><p>trotzdem</p><p>beides</p>', losses: { hidden: 0 } });
  });
});

describe('formulas', () => {
  const t = (words: string, facts = '') => `<m:r>${facts && `<m:rPr>${facts}</m:rPr>`}<m:t>${words}</m:t></m:r>`;
  const e = (inner: string, name = 'e') => `<m:${name}>${inner}</m:${name}>`;
  test.each([
    ['a fraction', `<m:f>${e(t('3'), 'num')}${e(t('4'), 'den')}</m:f>`, '<mfrac><mn>3</mn><mn>4</mn></mfrac>'],
    [
      'a power in a row',
      `${t('2,5x+')}<m:sSup>${e(t('x'))}${e(t('2'), 'sup')}</m:sSup>`,
      '<mrow><mn>2,5</mn><mi>x</mi><mo>+</mo><msup><mi>x</mi><mn>2</mn></msup></mrow>',
    ],
    ['a root', `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(t('a'))}</m:rad>`, '<msqrt><mi>a</mi></msqrt>'],
    ['a third root', `<m:rad>${e(t('3'), 'deg')}${e(t('a'))}</m:rad>`, '<mroot><mi>a</mi><mn>3</mn></mroot>'],
    [
      'brackets',
      `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/></m:dPr>${e(t('a'))}${e(t('b'))}</m:d>`,
      '<mrow><mo>[</mo><mi>a</mi><mo>|</mo><mi>b</mi></mrow>',
    ],
    [
      'a sum',
      `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(t('i'), 'sub')}${e(t('n'), 'sup')}${e(t('i'))}</m:nary>`,
      '<mrow><munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover><mi>i</mi></mrow>',
    ],
    [
      'a function',
      `<m:func>${e(t('sin', '<m:sty m:val="p"/>'), 'fName')}${e(t('x'))}</m:func>`,
      '<mrow><mi>sin</mi><mo>\u2061</mo><mi>x</mi></mrow>',
    ],
    [
      'an arrow over a letter',
      `<m:acc><m:accPr><m:chr m:val="\u20D7"/></m:accPr>${e(t('v'))}</m:acc>`,
      '<mover accent="true"><mi>v</mi><mo>→</mo></mover>',
    ],
    [
      'a matrix',
      `<m:m><m:mr>${e(t('1'))}${e(t('0'))}</m:mr></m:m>`,
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable>',
    ],
    ['signs of markup', t('a&lt;b'), '<mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow>'],
    ['words', t('falls x', '<m:nor/>'), '<mtext>falls x</mtext>'],
  ])('%s stands in its place', async (_what, formula, expected) => {
    const { markup, losses } = await read(paragraph(`${run('Vor ')}<m:oMath>${formula}</m:oMath>${run(' nach')}`));
    expect([markup, losses.formulas]).toEqual([`<p>Vor <math>${expected}</math> nach</p>`, 0]);
  });

  test('a line of its own is a paragraph; what cannot be drawn leaves its letters and is counted', async () => {
    const own = paragraph(`<m:oMathPara><m:oMath>${t('a=b')}</m:oMath></m:oMathPara>`);
    const unknown = paragraph(`<m:oMath><m:zukunft>${e(t('x+y'))}</m:zukunft></m:oMath>`);
    expect(await read(own + unknown)).toMatchObject({
      markup: '<p><math><mrow><mi>a</mi><mo>=</mo><mi>b</mi></mrow></math></p><p>x+y</p>',
      losses: { formulas: 1 },
    });
  });

  test('one that is nested without end is no formula', async () => {
    const deep = `${'<m:sSup><m:e>'.repeat(200)}${t('x')}${'</m:e><m:sup/></m:sSup>'.repeat(200)}`;
    expect(await read(paragraph(`<m:oMath>${deep}</m:oMath>`))).toMatchObject({ markup: '<p>x</p>', losses: { formulas: 1 } });
  });
});

describe('numbers of lists', () => {
  const level = (at: number, format: string, start: number, words: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${words}"/></w:lvl>`;
  const numbering = [
    `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', 1, '%1.')}${level(1, 'lowerLetter', 1, '%2)')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="1">${level(0, 'lowerRoman', 5, '%1.')}${level(1, 'decimal', 1, '%1.%2')}</w:abstractNum>`,
    `<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', 1, '•')}</w:abstractNum>`,
    '<w:num w:numId="4"><w:abstractNumId w:val="2"/></w:num><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>',
    '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>',
  ].join('');
  const item = (words: string, num: number, at = 0, more = '') =>
    paragraph(run(words), `${more}<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${num}"/></w:numPr>`);
  test.each([
    [
      'go on after a sentence',
      item('a', 1) + item('b', 1) + paragraph(run('Satz')) + item('c', 1),
      '<ol><li>a</li><li>b</li></ol><p>Satz</p><ol start="3"><li>c</li></ol>',
    ],
    ['begin where they begin, in their signs', item('a', 2), '<ol start="5" type="i"><li>a</li></ol>'],
    [
      'begin anew where somebody said so',
      item('a', 1) + item('b', 3) + item('c', 3),
      '<ol><li>a</li></ol><ol start="7"><li>b</li><li>c</li></ol>',
    ],
    [
      'are letters below numbers',
      item('a', 1) + item('b', 1, 1) + item('c', 1, 1),
      '<ol><li>a<ol type="a"><li>b</li><li>c</li></ol></li></ol>',
    ],
    ['leave bullets alone', item('a', 4), '<ul><li>a</li></ul>'],
    [
      'stand before a heading as words',
      item('Kapitel', 2, 0, '<w:outlineLvl w:val="0"/>') + item('Teil', 2, 1, '<w:outlineLvl w:val="1"/>'),
      '<h2>v. Kapitel</h2><h3>v.1 Teil</h3>',
    ],
    [
      'do not count what is hidden',
      item('a', 1) +
        paragraph(run('x', '<w:vanish/>'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:rPr><w:vanish/></w:rPr>') +
        item('b', 1),
      '<ol><li>a</li><li>b</li></ol>',
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await markupOf(body, { numbering })).toBe(expected);
  });
});

test.each([
  ['by the name of its style', '<w:pStyle w:val="H1"/>', 'h2'],
  ['by what its style is based on', '<w:pStyle w:val="Kapitel"/>', 'h2'],
  ['by a level of the outline in its style', '<w:pStyle w:val="Pages"/>', 'h3'],
  ['by its own level', '<w:outlineLvl w:val="2"/>', 'h4'],
  ['of the seventh level', '<w:pStyle w:val="H7"/>', 'h5'],
  ['that is the title', '<w:pStyle w:val="T"/>', 'h2'],
  ['never where its level is that of text', '<w:pStyle w:val="H1"/><w:outlineLvl w:val="9"/>', 'p'],
])('a heading is known %s', async (_how, facts, tag) => {
  const styles = [
    style('H1', 'heading 1', ''),
    style('H7', 'heading 7', ''),
    style('T', 'Title', ''),
    style('Kapitel', 'Kapitel', '<w:basedOn w:val="H1"/>'),
    style('Pages', 'Überschrift', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  ].join('');
  expect(await markupOf(paragraph(run('Igel'), facts), { styles })).toBe(`<${tag}>Igel</${tag}>`);
});

describe('words in unusual places stay', () => {
  const box = (words: string) => `<w:txbxContent>${paragraph(run(words))}</w:txbxContent>`;
  const shape = (words: string) =>
    `<w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box(words)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const old = (words: string, tag = 'v:shape') => `<w:pict><${tag}><v:textbox>${box(words)}</v:textbox></${tag}></w:pict>`;
  const both = (newer: string, older: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps">${newer}</mc:Choice>${older && `<mc:Fallback>${older}</mc:Fallback>`}</mc:AlternateContent>`;
  test.each([
    [
      'a box in both forms, once',
      paragraph(`<w:r>${both(shape('Kasten'), old('Kasten'))}</w:r>${run('Absatz')}`),
      '<p>Absatz</p><p>Kasten</p>',
    ],
    ['a box in the newer form', paragraph(`<w:r>${both(shape('Kasten'), '')}</w:r>${run('Absatz')}`), '<p>Absatz</p><p>Kasten</p>'],
    [
      'a drawing alone',
      paragraph(`<w:r>${shape('eins')}</w:r><w:r>${shape('zwei')}</w:r>${run('Absatz')}`),
      '<p>Absatz</p><p>eins</p><p>zwei</p>',
    ],
    ['an old oval', paragraph(`<w:r>${old('Kasten', 'v:oval')}</w:r>${run('Absatz')}`), '<p>Absatz</p><p>Kasten</p>'],
    [
      'a simple field',
      paragraph(`${run('Bild ')}<w:fldSimple w:instr=" SEQ ">${run('7')}</w:fldSimple>${run(': Igel')}`),
      '<p>Bild 7: Igel</p>',
    ],
    [
      'words of a direction',
      paragraph(`<w:bdo w:val="rtl">${run('eins')}</w:bdo><w:dir w:val="rtl">${run('zwei')}</w:dir>`),
      '<p>einszwei</p>',
    ],
    [
      'words above words',
      paragraph(`<w:r><w:ruby><w:rt>${run('かんじ')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r>${run(' Ruby')}`),
      '<p>漢字(かんじ) Ruby</p>',
    ],
  ])('%s', async (_what, body, expected) => expect(await markupOf(body)).toBe(expected));

  test('boxes that somebody ticked stay ticked', async () => {
    const ticked = (value: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${value}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('x')}</w:sdtContent></w:sdt>`;
    expect(await markupOf(paragraph(`${ticked('1')}${run(' da')}`) + paragraph(`${ticked('0')}${run(' fehlt')}`))).toBe(
      '<p>☒ da</p><p>☐ fehlt</p>',
    );
  });

  test('drawings without words are counted', async () => {
    const line =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    expect((await read(paragraph(line + run('Absatz')))).losses.drawings).toBe(1);
  });
});

test('what is marked as deleted stays away, and is counted', async () => {
  const deleted = '<w:del><w:r><w:delText>alt</w:delText></w:r></w:del>';
  expect(await read(paragraph(deleted + run('neu')))).toMatchObject({ markup: '<p>neu</p>', losses: { deleted: 1 } });
});

test('signs of fonts of signs are what they show, and those that nobody knows are counted', async () => {
  const sign = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
  const { markup, losses } = await read(paragraph(run('a ') + sign('Wingdings', 'F0FC') + sign('Schulschrift', 'F041')));
  expect([markup, losses.signs]).toEqual(['<p>a ✓</p>', 1]);
});

test('what is no document is refused', async () => {
  await expect(wordMarkup(new TextEncoder().encode('kein Word').buffer)).rejects.toThrow();
});
