import type { CellReader, ReadCell } from './cells.ts';
import { elements, parsed } from './xml.ts';

export interface ReadSheet {
  readonly name: string;
  /** Numbers of its columns from 1 on, as far as something stands there. */
  readonly columns: readonly number[];
  /** From the first to the last in which something stands, with a cell for each column. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly ReadCell[] }[];
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  /** Nothing lay beyond the bounds. */
  readonly isWhole: boolean;
}

const nothing: ReadCell = { words: '', isNumber: false, meant: '' };
/** As large as a sheet can be. */
const [mostRows, mostColumns] = [1_048_576, 16_384];

/** Reads the cells that are shown of a sheet, so many rows and columns of them. */
export function readSheet(
  name: string,
  text: string,
  read: CellReader,
  bounds: { readonly rows: number; readonly columns: number },
): ReadSheet {
  // Hidden rows are skipped, so that somewhat more is looked at.
  const { text: start, isCut } = cutAfter(text, bounds.rows * 4);
  const sheet = parsed(start);
  const isHiddenColumn = hiddenColumns(sheet);
  const found: { number: number; cells: Map<number, ReadCell> }[] = [];
  const skipped = new Set<number>();
  let [last, hiddenRows] = [0, 0];
  let isWhole = !isCut;
  for (const row of elements(sheet, 'row')) {
    const number = placeOf(row.getAttribute('r') ?? '', mostRows) ?? last + 1;
    last = number;
    const isHidden = isOn(row.getAttribute('hidden'));
    const cells = new Map<number, ReadCell>();
    let column = 0;
    for (const cell of row.children) {
      if (cell.localName !== 'c') continue;
      column = columnOf(cell.getAttribute('r') ?? '') ?? column + 1;
      const shown = read(cell);
      if (shown.words === '') continue;
      if (isHiddenColumn(column)) skipped.add(column);
      else cells.set(column, shown);
    }
    if (isHidden) hiddenRows += cells.size > 0 ? 1 : 0;
    else if (cells.size > 0) found.push({ number, cells });
  }
  const used = found.reduce((most, { cells }) => Math.max(most, ...cells.keys()), 0);
  const columns: number[] = [];
  for (let column = 1; column <= used && columns.length < bounds.columns; column += 1) if (!isHiddenColumn(column)) columns.push(column);
  if ((columns.at(-1) ?? 0) < used) isWhole = false;
  const rows = withGaps(found, sheet, bounds.rows);
  if ((rows.at(-1)?.number ?? 0) < (found.at(-1)?.number ?? 0)) isWhole = false;
  return {
    name,
    columns,
    rows: rows.map(({ number, cells }) => ({ number, cells: columns.map((column) => cells.get(column) ?? nothing) })),
    hiddenRows,
    hiddenColumns: skipped.size,
    isWhole,
  };
}

type Found = { readonly number: number; readonly cells: ReadonlyMap<number, ReadCell> };

/** Empty rows between others are shown; a sheet that begins far below begins there. */
function withGaps(found: readonly Found[], sheet: Document, most: number): readonly Found[] {
  const hidden = new Set(
    elements(sheet, 'row').flatMap((row) => (isOn(row.getAttribute('hidden')) ? [Number(row.getAttribute('r'))] : [])),
  );
  const byNumber = new Map(found.map((row) => [row.number, row]));
  const rows: Found[] = [];
  const [first, last] = [found[0]?.number ?? 1, found.at(-1)?.number ?? 0];
  for (let number = first > most ? first : 1; number <= last && rows.length < most; number += 1)
    if (!hidden.has(number)) rows.push(byNumber.get(number) ?? { number, cells: new Map() });
  return rows;
}

/** Which columns are hidden; a width of nothing hides as well. */
function hiddenColumns(sheet: Document): (column: number) => boolean {
  const spans = elements(sheet, 'col')
    .filter((one) => isOn(one.getAttribute('hidden')) || one.getAttribute('width') === '0')
    .map((one) => [Number(one.getAttribute('min')), Number(one.getAttribute('max'))] as const);
  return (column) => spans.some(([min, max]) => column >= min && column <= max);
}

const isOn = (value: string | null): boolean => value === '1' || value === 'true';

function placeOf(words: string, most: number): number | null {
  const place = /^\d{1,7}$/.test(words) ? Number(words) : 0;
  return place >= 1 && place <= most ? place : null;
}

/** «C10» stands in the third column. */
function columnOf(address: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(address) ?? [];
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0);
  return column >= 1 && column <= mostColumns ? column : null;
}

/** The markup of a sheet up to so many rows: nobody waits for a million of them. */
function cutAfter(text: string, rows: number): { readonly text: string; readonly isCut: boolean } {
  const [, prefix = ''] = /<(\w+:)?worksheet[\s>]/.exec(text.slice(0, 4_000)) ?? [];
  const end = `</${prefix}row>`;
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    const next = text.indexOf(end, at);
    if (next === -1) return { text, isCut: false };
    at = next + end.length;
  }
  const isCut = text.includes(end, at);
  return isCut ? { text: `${text.slice(0, at)}</${prefix}sheetData></${prefix}worksheet>`, isCut } : { text, isCut };
}
