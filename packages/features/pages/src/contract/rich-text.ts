import { safeUrl, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { formula } from './formula.ts';
import { boxColors } from './box-colors.ts';
import { licences } from './licences.ts';
import { pageLimits } from './limits.ts';

/** Rich text as a tree of nodes, never as HTML: the schema is the sanitiser, the renderer knows only these nodes. */
const href = z.pipe(
  z.string().check(
    scalars.atMost(2048),
    z.refine((value) => safeUrl(value) !== null, 'Diese Adresse können wir nicht verlinken.'),
  ),
  z.transform((value: string) => safeUrl(value) ?? ''),
);

interface Linked {
  href: string;
  fileId?: string;
}
const linked = z.pipe(
  z.object({ href, fileId: z.optional(z.nullable(scalars.id)) }),
  z.transform(({ href: to, fileId }): Linked => (fileId ? { href: to, fileId } : { href: to })),
);

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('underline') }),
  z.strictObject({ type: z.literal('strike') }),
  z.strictObject({ type: z.literal('code') }),
  /** To a file, `href` is the address of its screen. */
  z.object({ type: z.literal('link'), attrs: linked }),
]);
export type RichTextMark = z.output<typeof mark>;

const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), scalars.atMost(pageLimits.textCharacters)),
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

const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).check(scalars.atMost(pageLimits.tableColumns)) });
const table = z.object({ type: z.literal('table'), content: z.array(row).check(scalars.atMost(pageLimits.tableRows)) });

/** As wide as it is drawn, and the side at which words flow around it. */
export const textPictureWidths = ['small', 'medium', 'full'] as const;
export const textPictureSides = ['none', 'left', 'right'] as const;

const picture = z.object({
  type: z.literal('picture'),
  attrs: z.strictObject({
    fileId: scalars.id,
    /** What the picture shows, for those who do not see it; empty for mere decoration. */
    alt: scalars.optionalText(300),
    caption: scalars.optionalText(300),
    width: z.enum(textPictureWidths),
    side: z.enum(textPictureSides),
    /** Who made it, or where it is from. */
    source: z.optional(scalars.optionalText(300)),
    licence: z.optional(z.enum(licences)),
  }),
});
export type TextPicture = z.output<typeof picture>['attrs'];

/** How the items of a list are numbered where it is not by 1, 2, 3. */
const listTypes = ['a', 'A', 'i', 'I'] as const;
interface ListNumbers {
  start?: number;
  type?: (typeof listTypes)[number];
}
const listNumbers = z.pipe(
  z.object({ start: z.optional(z.int()), type: z.optional(z.nullable(z.string().check(scalars.atMost(20)))) }),
  z.transform(({ start, type }): ListNumbers => {
    const known = listTypes.find((one) => one === type);
    return { ...(start !== undefined && { start }), ...(known !== undefined && { type: known }) };
  }),
);

const blockNode = z.discriminatedUnion('type', [
  paragraph,
  table,
  heading,
  picture,
  z.strictObject({ type: z.literal('horizontalRule') }),
  z.object({ type: z.literal('bulletList'), content: z.array(listItem) }),
  z.object({ type: z.literal('orderedList'), attrs: z.optional(listNumbers), content: z.array(listItem) }),
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

export const richText = z.object({ type: z.literal('doc'), content: z.array(blockNode).check(scalars.atMost(2000)) }).check(
  z.refine((doc) => plainText(doc).length <= pageLimits.textCharacters, `Bitte höchstens ${pageLimits.textCharacters} Zeichen.`),
  z.refine(
    (doc) => picturesOf(doc).length <= pageLimits.picturesPerText,
    `Bitte höchstens ${pageLimits.picturesPerText} Bilder in einem Text.`,
  ),
  z.refine((doc) => linkedFilesOf(doc).length <= pageLimits.filesPerText, `Bitte höchstens ${pageLimits.filesPerText} Links zu Dateien.`),
);
export type RichText = z.output<typeof richText>;

type Doc = { readonly content: readonly RichTextNode[] };

/** All nodes of a text, those inside of others too. */
function nodesOf({ content }: Doc): readonly RichTextNode[] {
  return content.flatMap((node) => [node, ...childrenOf(node).flatMap((child) => nodesOf({ content: [child] }))]);
}

function childrenOf(node: RichTextNode): readonly RichTextNode[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return node.content.flatMap(({ content }) => content);
    case 'blockquote':
    case 'box':
      return node.content;
    case 'table':
      return node.content.flatMap((row) => row.content.flatMap(({ content }) => content));
    case 'paragraph':
    case 'heading':
    case 'picture':
    case 'horizontalRule':
      return [];
  }
}

/** The pictures between the words, in their order. */
export const picturesOf = (doc: Doc): TextPicture[] => nodesOf(doc).flatMap((node) => (node.type === 'picture' ? [node.attrs] : []));

/** Ids of the files to which words of a text lead. */
export function linkedFilesOf(doc: Doc): string[] {
  const inlines = nodesOf(doc).flatMap((node) =>
    'content' in node && (node.type === 'paragraph' || node.type === 'heading') ? (node.content ?? []) : [],
  );
  const marks = inlines.flatMap((one) => one.marks ?? []);
  return [...new Set(marks.flatMap((one) => (one.type === 'link' && one.attrs.fileId ? [one.attrs.fileId] : [])))];
}

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
    case 'picture':
      return [node.attrs.alt, node.attrs.caption].filter(Boolean).join('\n');
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
