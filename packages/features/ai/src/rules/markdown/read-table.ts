import type { RichTextCell, RichTextNode } from '@pausenplatz/pages/contract';
import { readInline } from './read-inline.ts';

const columnsAtMost = 12;
const rowsAtMost = 100;
const rule = /^[ |:-]+$/;

/** A table whose head stands at a line; null where none begins there. `end` is the line after it. */
export function readTable(lines: readonly string[], at: number): { readonly node: RichTextNode; readonly end: number } | null {
  const [head = '', under = ''] = [lines[at], lines[at + 1]];
  if (!head.includes('|') || !under.includes('-') || !under.includes('|') || !rule.test(under)) return null;
  const columns = cellsOf(head).slice(0, columnsAtMost);
  let end = at + 2;
  while (end < lines.length && (lines[end] ?? '').includes('|')) end += 1;
  const rows = lines.slice(at + 2, end).slice(0, rowsAtMost);
  const content = [rowOf('tableHeader', columns), ...rows.map((line) => rowOf('tableCell', padded(cellsOf(line), columns.length)))];
  return { node: { type: 'table', content }, end };
}

const padded = (cells: readonly string[], count: number): string[] => Array.from({ length: count }, (_, at) => cells[at] ?? '');

/** `| a | b |`; a sign that is meant as such has a stroke before it. */
function cellsOf(line: string): string[] {
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').replaceAll('\\|', '\u0000').split('|');
  return cells.map((cell) => cell.replaceAll('\u0000', '|').trim());
}

const rowOf = (type: RichTextCell['type'], cells: readonly string[]) => ({
  type: 'tableRow' as const,
  content: cells.map((cell): RichTextCell => ({ type, content: [{ type: 'paragraph', content: readInline(cell) }] })),
});
