import katex from 'katex';
import type { FormulaNode } from '../../contract/formula.ts';
import { isFlatEnough, treeOfMarkup } from './tree-of-markup.ts';

/** A formula as it looks, of what was typed in LaTeX; null while that is none, and where it is too nested for a line. */
export function formulaTree(latex: string): FormulaNode | null {
  try {
    const markup = katex.renderToString(latex, { output: 'mathml', strict: 'ignore', maxExpand: 200, maxSize: 20 });
    const math = new DOMParser().parseFromString(markup, 'text/html').querySelector('math');
    const tree = math && treeOfMarkup(math);
    return tree && isFlatEnough(tree) ? tree : null;
  } catch {
    return null;
  }
}
