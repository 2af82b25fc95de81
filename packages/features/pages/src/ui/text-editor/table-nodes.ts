import { Extension, Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => countIn(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => countIn(cell, 'rowspan') },
};

function countIn(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const count = Number(cell.getAttribute(name));
  return Number.isInteger(count) && count >= 1 && count <= 40 ? count : 1;
}

// Roles by which prosemirror-tables finds its way.
const roleOf = (tableRole: string) => ({
  extendNodeSchema: ({ name }: { readonly name: string }) => (roles[name] === tableRole ? { tableRole } : {}),
});
const roles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' };

const inCells = '(paragraph | bulletList | orderedList)+';

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  ...roleOf('table'),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { 'data-table': '' }, ['table', ['tbody', 0]]],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  ...roleOf('row'),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const TableCell = Node.create({
  name: 'tableCell',
  content: inCells,
  isolating: true,
  ...roleOf('cell'),
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const TableHeader = Node.create({
  name: 'tableHeader',
  content: inCells,
  isolating: true,
  ...roleOf('header_cell'),
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Cells are chosen by dragging, Tab goes from one to the next. */
const TableKeys = Extension.create({
  name: 'tableKeys',
  // Before the lists, which take Tab for themselves.
  priority: 200,
  addKeyboardShortcuts() {
    const step = (direction: 1 | -1) => () =>
      this.editor.commands.command(({ state, dispatch }) => goToNextCell(direction)(state, dispatch));
    return { Tab: step(1), 'Shift-Tab': step(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Simple tables, as they come from a word processor: rows of cells with paragraphs and lists. */
export const tableNodes = [Table, TableRow, TableCell, TableHeader, TableKeys];
