import { expect, it } from 'vitest';
import type { FormulaNode } from '../contract/formula.ts';
import { latexOfTree } from './latex-of-tree.ts';

const of = (tag: FormulaNode['tag'], ...content: FormulaNode['content']): FormulaNode => ({ tag, content });
const [x, two, plus] = [of('mi', 'x'), of('mn', '2'), of('mo', '+')];

it.each<readonly [string, FormulaNode, string]>([
  ['a fraction and a power', of('mrow', of('mfrac', of('mn', '3'), of('mn', '4')), plus, of('msup', x, two)), '\\frac{3}{4}+x^{2}'],
  ['a power of more than a letter', of('msup', of('mrow', x, plus, two), two), '{x+2}^{2}'],
  ['roots', of('mrow', of('msqrt', x), of('mroot', x, two)), '\\sqrt{x}\\sqrt[2]{x}'],
  ['a sum with its bounds', of('mrow', of('munderover', of('mo', '∑'), x, two), x), '{\\sum }_{x}^{2}x'],
  ['a function', of('mrow', of('mi', 'sin'), of('mo', '\u2061'), x), '\\operatorname{sin}x'],
  ['an arrow over a letter', of('mover', x, of('mo', '→')), '\\vec{x}'],
  [
    'a table',
    of('mtable', of('mtr', of('mtd', x), of('mtd', two)), of('mtr', of('mtd', two), of('mtd', x))),
    '\\begin{matrix}x & 2 \\\\ 2 & x\\end{matrix}',
  ],
  ['signs that LaTeX reads', of('mrow', of('mn', '50'), of('mo', '%'), of('mo', '{')), '50\\%\\{'],
  ['words', of('mtext', 'falls 5 cm'), '\\text{falls 5 cm}'],
])('%s', (_what, tree, latex) => expect(latexOfTree(tree)).toBe(latex));
