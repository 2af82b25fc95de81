import { Node } from '@tiptap/core';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { formula, type FormulaNode as Tree } from '../../contract/formula.ts';
import { formulaOfMarkup } from './tree-of-markup.ts';

const namespace = 'http://www.w3.org/1998/Math/MathML';

/** A formula in a line; it is written in a dialog and moves as one letter. */
export const FormulaNode = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ latex: { default: '', rendered: false }, tree: { default: null, rendered: false } }),
  parseHTML: () => [{ tag: 'math', getAttrs: (element) => formulaOfMarkup(element) ?? false }],
  renderHTML: ({ node }) => {
    const { success, data } = formula.safeParse(node.attrs);
    return success ? [`${namespace} math`, { 'data-latex': data.latex }, drawn(data.tree)] : ['span'];
  },
});

const drawn = ({ tag, attrs, content }: Tree): DOMOutputSpec => [
  `${namespace} ${tag}`,
  attrs ?? {},
  ...content.map((part) => (typeof part === 'string' ? part : drawn(part))),
];
