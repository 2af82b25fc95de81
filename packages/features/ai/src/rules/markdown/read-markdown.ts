import type { RichText, RichTextNode } from '@pausenplatz/pages/contract';
import { readInline } from './read-inline.ts';
import { readTable } from './read-table.ts';

/** How deep lists and quotes may lie in one another. */
const deepest = 4;
const listSign = /^( {0,11})(?:[-*+•]|(\d{1,4})[.)]) +(.*)$/u;

interface Lines {
  readonly lines: readonly string[];
  at: number;
}

/**
 * What a model wrote, as the text tree of pages: paragraphs, titles, lists, tables, quotes, code, formulas. HTML is read by nobody: its signs
 * are words. Each line is looked at once on each level.
 */
export function readMarkdown(text: string): RichText {
  return { type: 'doc', content: blocks(text.replaceAll('\r\n', '\n').split('\n'), 0) };
}

function blocks(lines: readonly string[], depth: number): RichTextNode[] {
  const reader: Lines = { lines, at: 0 };
  const found: RichTextNode[] = [];
  while (reader.at < lines.length) {
    const block = nextBlock(reader, depth);
    if (block) found.push(block);
  }
  return found;
}

function nextBlock(reader: Lines, depth: number): RichTextNode | null {
  const line = reader.lines[reader.at] ?? '';
  if (line.trim() === '') {
    reader.at += 1;
    return null;
  }
  if (line.trimStart().startsWith('```')) return code(reader);
  if (/^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
    reader.at += 1;
    return { type: 'horizontalRule' };
  }
  const title = /^ {0,3}(#{1,6}) +(.+)$/.exec(line);
  if (title) {
    reader.at += 1;
    // The screen has the first two levels itself.
    const level = (title[1] ?? '').length <= 2 ? 3 : 4;
    return { type: 'heading', attrs: { level }, content: readInline((title[2] ?? '').replace(/ #+\s*$/, '')) };
  }
  const table = readTable(reader.lines, reader.at);
  if (table) {
    reader.at = table.end;
    return table.node;
  }
  if (depth < deepest && /^ {0,3}>/.test(line)) return quote(reader, depth);
  if (depth < deepest && listSign.test(line)) return list(reader, depth);
  return paragraph(reader);
}

/** Code stands in a box, line by line, with its blanks. */
function code(reader: Lines): RichTextNode {
  reader.at += 1;
  const from = reader.at;
  while (reader.at < reader.lines.length && !(reader.lines[reader.at] ?? '').trimStart().startsWith('```')) reader.at += 1;
  const lines = reader.lines.slice(from, reader.at);
  reader.at += 1;
  const marks = [{ type: 'code' as const }];
  const content = lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
    // Blanks at the beginning of a line would fall together.
    ...(line === '' ? [] : [{ type: 'text' as const, text: line.replaceAll(/^ +/g, (blanks) => '\u00A0'.repeat(blanks.length)), marks }]),
  ]);
  return { type: 'box', attrs: { color: 'blue' }, content: [{ type: 'paragraph', content }] };
}

function quote(reader: Lines, depth: number): RichTextNode {
  const inside: string[] = [];
  for (let line = reader.lines[reader.at]; line !== undefined && /^ {0,3}>/.test(line); line = reader.lines[reader.at]) {
    inside.push(line.replace(/^ {0,3}> ?/, ''));
    reader.at += 1;
  }
  return { type: 'blockquote', content: blocks(inside, depth + 1) };
}

/** Items with one sign; what is further in belongs to the item above it. */
function list(reader: Lines, depth: number): RichTextNode {
  const first = listSign.exec(reader.lines[reader.at] ?? '');
  const [indent, isNumbered] = [(first?.[1] ?? '').length, first?.[2] !== undefined];
  const items: string[][] = [];
  for (let line = reader.lines[reader.at]; line !== undefined; line = reader.lines[reader.at]) {
    const sign = listSign.exec(line);
    const isOwn = sign !== null && (sign[1] ?? '').length <= indent + 1;
    if (isOwn && (sign[2] !== undefined) !== isNumbered) break;
    if (isOwn) items.push([sign[3] ?? '']);
    else if (line.trim() === '' ? !goesOn(reader, indent) : !line.startsWith(' '.repeat(indent + 2))) break;
    else items.at(-1)?.push(line.slice(Math.min(indent + (isNumbered ? 3 : 2), line.length - line.trimStart().length)));
    reader.at += 1;
  }
  const content = items.map((lines) => ({ type: 'listItem' as const, content: blocks(lines, depth + 1) }));
  const start = Number(first?.[2] ?? 1);
  if (!isNumbered) return { type: 'bulletList', content };
  return { type: 'orderedList', ...(start > 1 && { attrs: { start } }), content };
}

/** After an empty line a list goes on with an item, or with what is further in. */
function goesOn({ lines, at }: Lines, indent: number): boolean {
  const next = lines[at + 1] ?? '';
  return listSign.test(next) || (next.trim() !== '' && next.startsWith(' '.repeat(indent + 2)));
}

function paragraph(reader: Lines): RichTextNode {
  const from = reader.at;
  do reader.at += 1;
  while (reader.at < reader.lines.length && !beginsAnother(reader.lines, reader.at));
  return {
    type: 'paragraph',
    content: readInline(
      reader.lines
        .slice(from, reader.at)
        .map((line) => line.trim())
        .join('\n'),
    ),
  };
}

function beginsAnother(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return (
    line.trim() === '' ||
    line.trimStart().startsWith('```') ||
    /^ {0,3}(?:#{1,6} |>)/.test(line) ||
    listSign.test(line) ||
    readTable(lines, at) !== null
  );
}
