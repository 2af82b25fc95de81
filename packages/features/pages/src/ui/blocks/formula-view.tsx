import { createElement, type ReactNode } from 'react';
import type { FormulaNode } from '../../contract/formula.ts';

/** A formula as browsers draw it by themselves; what was typed stands behind it for those to whom nothing is drawn. */
export function FormulaView({ latex, tree }: { readonly latex: string; readonly tree: FormulaNode }) {
  return createElement('math', { alttext: latex }, drawPart(tree, 0));
}

// Parts have no ids; their place is their key.
function drawPart(part: FormulaNode | string, place: number): ReactNode {
  if (typeof part === 'string') return part;
  return createElement(part.tag, { ...part.attrs, key: place }, ...part.content.map(drawPart));
}
