import { getSchema } from '@tiptap/core';
import { DOMParser as NodeReader } from '@tiptap/pm/model';
import * as z from 'zod/mini';
import type { FormulaNode } from '../../contract/formula.ts';
import { richText } from '../../contract/index.ts';
import { richTextExtensions } from '../text-editor/extensions.ts';
import { readPasted } from '../text-editor/paste/read-pasted.ts';

/** Pasted markup, as the text that becomes of it, with what stays behind. */
export function readMarkup(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const { parts, losses } = readPasted(body);
  const [first] = parts;
  const root = first?.kind === 'text' ? first.root : body;
  const listed = Array.from(
    root.querySelectorAll('ol, ul'),
    (list) => `${list.tagName} ${list.getAttribute('start') ?? ''}${list.getAttribute('type') ?? ''} ${list.children.length}`,
  );
  const text = z.parse(richText, NodeReader.fromSchema(getSchema(richTextExtensions)).parse(root).toJSON());
  return { listed, pictures: parts.length - 1, text, words: root.textContent?.replaceAll(/\s+/g, ' ').trim(), lost: losses };
}

const drawn = (part: FormulaNode | string): string =>
  typeof part === 'string'
    ? part
    : part.content.length === 0
      ? '·'
      : `${part.tag === 'mrow' ? '' : part.tag}(${part.content.map(drawn).join(' ')})`;
/** The formulas of a paragraph, on a line each. */
export const formulasOf = (html: string): readonly string[] =>
  readMarkup(html).text.content.flatMap((node) =>
    ('content' in node ? (node.content ?? []) : []).flatMap((one) =>
      'type' in one && one.type === 'formula' ? [drawn(one.attrs.tree)] : [],
    ),
  );
