import { type BoardCells, type BoardColumn, boardsLimits, type ColumnOf } from '../contract/index.ts';

type Cell = BoardCells[string];

const isDay = (value: Cell): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

/** Whether a cell may hold this; the empty text empties it. */
export function fitsCell(column: BoardColumn, value: Cell): boolean {
  if (value === '') return true;
  switch (column.kind) {
    case 'text':
      return typeof value === 'string';
    case 'date':
      return isDay(value);
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= boardsLimits.number;
    case 'places':
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= boardsLimits.places;
    case 'tick':
    case 'vote':
      return false;
  }
}

/** The first column that does not take what is written for it; cells of columns that are no more are left out. */
export function wrongCell(columns: readonly BoardColumn[], cells: BoardCells): BoardColumn | null {
  return columns.find((column) => Object.hasOwn(cells, column.id) && !fitsCell(column, cells[column.id] ?? '')) ?? null;
}

/** What was there with what was written; emptied cells go, and those of columns that are no more stay in case they come back. */
export function writtenCells(before: BoardCells, columns: readonly BoardColumn[], cells: BoardCells): BoardCells {
  const after = new Map(Object.entries(before));
  for (const { id } of columns) {
    if (!Object.hasOwn(cells, id)) continue;
    const value = cells[id] ?? '';
    if (value === '') after.delete(id);
    else after.set(id, value);
  }
  return Object.fromEntries(after);
}

/** Cells as they are shown: of the columns of today, and only what still fits them. */
export const shownCells = (columns: readonly BoardColumn[], cells: BoardCells): BoardCells =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const value = cells[column.id];
      return value !== undefined && value !== '' && fitsCell(column, value) ? [[column.id, value] as const] : [];
    }),
  );

/** How many places an entry has. */
export function placesOf(column: ColumnOf<'places'>, cells: BoardCells): number {
  const own = cells[column.id];
  return typeof own === 'number' && fitsCell(column, own) ? own : column.places;
}

/** The sum of a column of numbers, without the traces that binary fractions leave. */
export function sumOf(column: BoardColumn, rows: readonly { readonly cells: BoardCells }[]): number {
  const sum = rows.reduce((total, { cells }) => {
    const value = cells[column.id];
    return typeof value === 'number' ? total + value : total;
  }, 0);
  return Number(sum.toFixed(6));
}
