import { safeUrl } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { formula } from './formula.ts';
import { boxColors } from './box-colors.ts';
import { pageLimits } from './limits.ts';

/** Rich text as a tree of nodes, never as HTML: the schema is the sanitiser, the renderer knows only these nodes. */
const href = z.pipe(
  z.string().check(
    z.maxLength(2048),
    z.refine((value) => safeUrl(value) !== null, 'Diese Adresse können wir nicht verlinken.'),
  ),
  z.transform((value: string) => safeUrl(value) ?? ''),
);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('code') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
]);
export type RichTextMark = z.output<typeof mark>;

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(pageLimits.textCharacters)),
    marks: z.optional(z.array(mark)),
  }),
  z.strictObject({ type: z.literal('hardBreak'), marks: z.optional(z.array(mark)) }),
  z.strictObject({ type: z.literal('formula'), attrs: formula, marks: z.optional(z.array(mark)) }),
]);
export type RichTextInline = z.output<typeof inline>;

const paragraph = z.object({ type: z.literal('paragraph'), content: z.optional(z.array(inline)) });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: z.optional(z.array(inline)),
});
const span = z.int().check(z.gte(1), z.lte(pageLimits.tableColumns));

const listItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return z.array(blockNode);
  },
});
/** An item of a check list. */
const taskItem = z.object({
  type: z.literal('taskItem'),
  attrs: z.object({ checked: z.boolean() }),
  get content() {
    return z.array(blockNode);
  },
});

export type RichTextTask = z.output<typeof taskItem>;

/** Cells hold paragraphs and lists; merged ones span columns or rows. */
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.optional(z.object({ colspan: z.optional(span), rowspan: z.optional(span) })),
  get content() {
    return z.array(blockNode);
  },
});
export type RichTextCell = z.output<typeof cell>;

const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).check(z.maxLength(pageLimits.tableColumns)) });
const table = z.object({ type: z.literal('table'), content: z.array(row).check(z.maxLength(pageLimits.tableRows)) });

const blockNode = z.discriminatedUnion('type', [
  paragraph,
  table,
  heading,
  z.strictObject({ type: z.literal('horizontalRule') }),
  z.object({ type: z.literal('bulletList'), content: z.array(listItem) }),
  z.object({ type: z.literal('orderedList'), attrs: z.optional(z.object({ start: z.optional(z.int()) })), content: z.array(listItem) }),
  z.object({ type: z.literal('taskList'), content: z.array(taskItem) }),
  z.object({
    type: z.literal('box'),
    attrs: z.object({ color: z.enum(boxColors) }),
    get content() {
      return z.array(blockNode);
    },
  }),
  z.object({
    type: z.literal('blockquote'),
    get content() {
      return z.array(blockNode);
    },
  }),
]);
export type RichTextNode = z.output<typeof blockNode>;

export const richText = z
  .object({ type: z.literal('doc'), content: z.array(blockNode).check(z.maxLength(2000)) })
  .check(z.refine((doc) => plainText(doc).length <= pageLimits.textCharacters, `Bitte höchstens ${pageLimits.textCharacters} Zeichen.`));
export type RichText = z.output<typeof richText>;

/** The words of a rich text, for search and length limits. */
export function plainText(doc: { readonly content: readonly RichTextNode[] }): string {
  return doc.content.map(nodeText).join('\n');
}

function inlineText(child: RichTextInline): string {
  if (child.type === 'text') return child.text;
  return child.type === 'formula' ? child.attrs.latex : '\n';
}

function nodeText(node: RichTextNode): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (node.content ?? []).map(inlineText).join('');
    case 'horizontalRule':
      return '';
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return node.content.map((item) => item.content.map(nodeText).join('\n')).join('\n');
    case 'blockquote':
    case 'box':
      return node.content.map(nodeText).join('\n');
    case 'table':
      return node.content.map((row) => row.content.map((cell) => cell.content.map(nodeText).join(' ')).join('\t')).join('\n');
  }
}
