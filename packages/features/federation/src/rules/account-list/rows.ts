import type { AccountRow } from '../../contract/index.ts';
import type { AccountColumns, AccountField } from './columns.ts';

type Cells = readonly (readonly string[])[];

interface Reading {
  readonly columns: AccountColumns;
  readonly hasHeading: boolean;
}

/** The lines of a list with what they say of a Microsoft account; lines count from 1, as spreadsheets do, and empty ones are not there. */
export function accountRows(cells: Cells, { columns, hasHeading }: Reading): AccountRow[] {
  return cells.flatMap((row, at) => {
    if ((hasHeading && at === 0) || row.every((cell) => cell.trim() === '')) return [];
    const of = (field: AccountField) => (row[columns.indexOf(field)] ?? '').trim();
    return [
      {
        line: at + 1,
        objectId: of('objectId'),
        principal: of('principal'),
        email: of('email'),
        name: of('name'),
        number: of('number'),
        userName: of('userName'),
      },
    ];
  });
}

/** The cells of these lines with the heading above them, so that they can be mended and matched later. */
export function cellsOfLines(cells: Cells, { hasHeading }: Pick<Reading, 'hasHeading'>, lines: ReadonlySet<number>): Cells {
  const left = cells.filter((_row, at) => lines.has(at + 1));
  const [heading] = cells;
  return left.length > 0 && hasHeading && heading ? [heading, ...left] : left;
}
