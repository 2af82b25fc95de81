import type { FormulaNode } from '../contract/formula.ts';

type Part = FormulaNode | string;

/** Signs that mean something to LaTeX, and those that it calls by a name. */
const named: ReadonlyMap<string, string> = new Map([
  ...['#', '$', '%', '&', '_', '{', '}'].map((one) => [one, `\\${one}`] as const),
  ['\\', '\\backslash '],
  ['^', '\\hat{}'],
  ['~', '\\sim '],
  ['\u2061', ''],
  ['\u2062', ''],
  ['\u00A0', '\\ '],
  ['−', '-'],
  ['·', '\\cdot '],
  ['⋅', '\\cdot '],
  ['×', '\\times '],
  ['÷', '\\div '],
  ['±', '\\pm '],
  ['≤', '\\le '],
  ['≥', '\\ge '],
  ['≠', '\\ne '],
  ['≈', '\\approx '],
  ['∞', '\\infty '],
  ['→', '\\to '],
  ['∑', '\\sum '],
  ['∏', '\\prod '],
  ['∫', '\\int '],
]);
const accents: ReadonlyMap<string, string> = new Map([
  ['^', 'hat'],
  ['¯', 'overline'],
  ['‾', 'overline'],
  ['→', 'vec'],
  ['~', 'tilde'],
  ['˙', 'dot'],
  ['¨', 'ddot'],
]);

/** What one would type for a formula of which only the looks came along; other signs stand for themselves. */
export function latexOfTree(part: Part): string {
  if (typeof part === 'string') return signs(part);
  const inner = part.content.map(latexOfTree);
  const [one = '', two = '', three = ''] = inner;
  switch (part.tag) {
    case 'mtext':
      return `\\text{${inner.join('')}}`;
    case 'mspace':
      return '\\ ';
    case 'mi':
      return isWord(part) ? `\\operatorname{${one}}` : one;
    case 'msup':
      return `${grouped(part, 0, one)}^{${two}}`;
    case 'msub':
      return `${grouped(part, 0, one)}_{${two}}`;
    case 'msubsup':
    case 'munderover':
      return `${grouped(part, 0, one)}_{${two}}^{${three}}`;
    case 'mfrac':
      return part.attrs?.['linethickness'] === '0' ? `{${one} \\atop ${two}}` : `\\frac{${one}}{${two}}`;
    case 'msqrt':
      return `\\sqrt{${inner.join('')}}`;
    case 'mroot':
      return `\\sqrt[${two}]{${one}}`;
    case 'mover':
      return over(part, one, two);
    case 'munder':
      return `\\underset{${two}}{${one}}`;
    case 'mtable':
      return `\\begin{matrix}${inner.join(' \\\\ ')}\\end{matrix}`;
    case 'mtr':
      return inner.join(' & ');
    case 'mphantom':
      return `\\phantom{${inner.join('')}}`;
    case 'menclose':
      return `\\boxed{${inner.join('')}}`;
    case 'mn':
    case 'mo':
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'mtd':
      return inner.join('');
  }
}

const signs = (words: string): string => Array.from(words, (one) => named.get(one) ?? one).join('');

function over({ content }: FormulaNode, base: string, above: string): string {
  const [, top] = content;
  const accent =
    typeof top === 'object' && top.tag === 'mo' && typeof top.content[0] === 'string' ? accents.get(top.content[0]) : undefined;
  return accent === undefined ? `\\overset{${above}}{${base}}` : `\\${accent}{${base}}`;
}

/** A name of several letters, as of functions. */
const isWord = ({ content }: FormulaNode): boolean =>
  content.length === 1 && typeof content[0] === 'string' && /^\p{L}{2,}$/u.test(content[0]);

/** What is raised or lowered as a whole stands in braces. */
function grouped({ content }: FormulaNode, at: number, latex: string): string {
  const part = content[at];
  return typeof part === 'object' && ['mi', 'mn', 'mo'].includes(part.tag) && latex.length <= 1 ? latex : `{${latex}}`;
}
