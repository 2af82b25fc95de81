import { inside, isOn, said } from './elements.ts';

/** Tags of what `formulaMarkup` writes. */
export const formulaTags =
  'math mrow mi mn mo mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover mtable mtr mtd mphantom menclose';
export const formulaAttributes = ['accent', 'linethickness', 'mathvariant', 'notation', 'width'];

/** Deeper than anybody writes; what goes beyond is read by nobody. */
const mostLevels = 30;

/** A formula of Office (ISO 29500-1, 22.1) as MathML; null where something in it is not known, so that nothing of it is dropped in silence. */
export function formulaMarkup(formula: Element): string | null {
  try {
    return `<math>${row(formula, 0)}</math>`;
  } catch (error) {
    if (error instanceof UnknownPart) return null;
    throw error;
  }
}

class UnknownPart extends Error {}

type Writer = (element: Element, level: number) => string | readonly string[];

const tag = (name: string, ...inner: readonly string[]): string => `<${name}>${inner.join('')}</${name}>`;
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const sign = (words: string): string => (words === '' ? '' : tag('mo', escaped(words)));

/** What stands in a part of a formula, as one. */
function row(element: Element | undefined, level: number): string {
  if (level > mostLevels) throw new UnknownPart('depth');
  const parts = [...(element?.children ?? [])].flatMap((child) => part(child, level + 1)).filter((one) => one !== '');
  return parts.length === 1 ? (parts[0] ?? '') : tag('mrow', ...parts);
}

function part(element: Element, level: number): string | readonly string[] {
  const { localName } = element;
  if (localName.endsWith('Pr') || unspoken.has(localName)) return '';
  const writer = writers.get(localName);
  if (!writer) throw new UnknownPart(localName);
  return writer(element, level);
}

const unspoken: ReadonlySet<string> = new Set([
  'bookmarkStart',
  'bookmarkEnd',
  'proofErr',
  'del',
  'moveFrom',
  'commentRangeStart',
  'commentRangeEnd',
]);

const of = (element: Element, name: string, level: number): string => row(inside(element, name), level);
const fact = (element: Element, name: string): string | undefined => said(inside(element, `${element.localName}Pr`, name));
const switched = (element: Element, name: string): boolean => isOn(inside(element, `${element.localName}Pr`, name)) ?? false;
const children = (element: Element, name: string): readonly Element[] =>
  [...element.children].filter(({ localName }) => localName === name);

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['r', letters],
  ['oMath', row],
  ['ins', row],
  ['moveTo', row],
  ['sdt', (element, level) => of(element, 'sdtContent', level)],
  ['box', (element, level) => of(element, 'e', level)],
  ['borderBox', (element, level) => `<menclose notation="box">${of(element, 'e', level)}</menclose>`],
  [
    'phant',
    (element, level) =>
      isOn(inside(element, 'phantPr', 'show')) === false ? tag('mphantom', of(element, 'e', level)) : of(element, 'e', level),
  ],
  ['f', fraction],
  ['sSup', (element, level) => tag('msup', of(element, 'e', level), of(element, 'sup', level))],
  ['sSub', (element, level) => tag('msub', of(element, 'e', level), of(element, 'sub', level))],
  ['sSubSup', (element, level) => tag('msubsup', of(element, 'e', level), of(element, 'sub', level), of(element, 'sup', level))],
  [
    'sPre',
    (element, level) =>
      tag('mrow', tag('msubsup', tag('mrow'), of(element, 'sub', level), of(element, 'sup', level)), of(element, 'e', level)),
  ],
  ['rad', root],
  ['d', fenced],
  ['nary', nary],
  ['func', (element, level) => tag('mrow', of(element, 'fName', level), '<mo>\u2061</mo>', of(element, 'e', level))],
  ['limLow', (element, level) => tag('munder', of(element, 'e', level), of(element, 'lim', level))],
  ['limUpp', (element, level) => tag('mover', of(element, 'e', level), of(element, 'lim', level))],
  ['acc', (element, level) => `<mover accent="true">${of(element, 'e', level)}${sign(accentOf(fact(element, 'chr')))}</mover>`],
  ['bar', (element, level) => (fact(element, 'pos') === 'top' ? above(element, level, '¯') : below(element, level, '_'))],
  [
    'groupChr',
    (element, level) =>
      fact(element, 'pos') === 'top'
        ? above(element, level, fact(element, 'chr') ?? '⏞')
        : below(element, level, fact(element, 'chr') ?? '⏟'),
  ],
  [
    'm',
    (element, level) =>
      tag(
        'mtable',
        ...children(element, 'mr').map((line) => tag('mtr', ...children(line, 'e').map((cell) => tag('mtd', row(cell, level + 1))))),
      ),
  ],
  ['eqArr', (element, level) => tag('mtable', ...children(element, 'e').map((line) => tag('mtr', tag('mtd', row(line, level + 1)))))],
]);

const above = (element: Element, level: number, over: string) => tag('mover', of(element, 'e', level), sign(over));
const below = (element: Element, level: number, under: string) => tag('munder', of(element, 'e', level), sign(under));

/** Signs that combine with a letter stand alone over it in MathML. */
const accents: ReadonlyMap<string, string> = new Map([
  ['\u0300', '`'],
  ['\u0301', '´'],
  ['\u0302', '^'],
  ['\u0303', '~'],
  ['\u0304', '¯'],
  ['\u0305', '¯'],
  ['\u0306', '˘'],
  ['\u0307', '˙'],
  ['\u0308', '¨'],
  ['\u030C', 'ˇ'],
  ['\u20D7', '→'],
  ['\u20D6', '←'],
]);
const accentOf = (chosen: string | undefined): string => accents.get(chosen ?? '\u0302') ?? chosen ?? '^';

function fraction(element: Element, level: number): string {
  const [over, under] = [of(element, 'num', level), of(element, 'den', level)];
  const type = fact(element, 'type');
  if (type === 'lin') return tag('mrow', over, sign('/'), under);
  return type === 'noBar' ? `<mfrac linethickness="0">${over}${under}</mfrac>` : tag('mfrac', over, under);
}

function root(element: Element, level: number): string {
  const degree = inside(element, 'deg');
  if (switched(element, 'degHide') || !degree || degree.children.length === 0) return tag('msqrt', of(element, 'e', level));
  return tag('mroot', of(element, 'e', level), row(degree, level));
}

function fenced(element: Element, level: number): string {
  const between = sign(fact(element, 'sepChr') ?? '|');
  const inner = children(element, 'e').map((one) => row(one, level + 1));
  return tag('mrow', sign(fact(element, 'begChr') ?? '('), inner.join(between), sign(fact(element, 'endChr') ?? ')'));
}

/** A sum, a product, an integral, with what stands below and above it. */
function nary(element: Element, level: number): string {
  const chosen = sign(fact(element, 'chr') ?? '∫');
  const isStacked = (fact(element, 'limLoc') ?? 'undOvr') === 'undOvr';
  const [low, high] = [
    switched(element, 'subHide') ? null : of(element, 'sub', level),
    switched(element, 'supHide') ? null : of(element, 'sup', level),
  ];
  const bounded =
    low !== null && high !== null
      ? tag(isStacked ? 'munderover' : 'msubsup', chosen, low, high)
      : low !== null
        ? tag(isStacked ? 'munder' : 'msub', chosen, low)
        : high !== null
          ? tag(isStacked ? 'mover' : 'msup', chosen, high)
          : chosen;
  return tag('mrow', bounded, of(element, 'e', level));
}

/** Signs in a row: numbers, names, operators; words that are none of a formula. */
function letters(run: Element): readonly string[] {
  const words = children(run, 't')
    .map(({ textContent }) => textContent)
    .join('');
  if (isOn(inside(run, 'rPr', 'nor'))) return words === '' ? [] : [tag('mtext', escaped(words))];
  const isUpright = said(inside(run, 'rPr', 'sty')) === 'p';
  // Upright letters are the name of one thing, as sin and mod are; slanted ones are one each.
  const tokens = words.match(isUpright ? /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+|\s+|[^]/gu : /\d+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|[^]/gu) ?? [];
  return tokens.map((token) => (/^\d/.test(token) ? tag('mn', token) : nameOrSign(token, isUpright)));
}

function nameOrSign(token: string, isUpright: boolean): string {
  if (/^\s/.test(token)) return '<mspace width="0.25em"></mspace>';
  // In an array of lines it only says where they meet.
  if (token === '&') return '';
  if (!/^\p{L}/u.test(token)) return sign(token);
  return isUpright && /^.$/u.test(token) ? `<mi mathvariant="normal">${escaped(token)}</mi>` : tag('mi', escaped(token));
}
