/** As much of a table as a tablet holds. */
const rowsAtMost = 500;
const columnsAtMost = 50;

interface SheetPart {
  readonly rows: readonly (readonly { readonly words: string; readonly isNumber: boolean }[])[];
  /** Letters above the columns: A to Z, AA, AB. */
  readonly columns: readonly string[];
  readonly isWhole: boolean;
}

/** The part of a sheet that is shown, each row as long as the longest. */
export function sheetPart(cells: readonly (readonly unknown[])[]): SheetPart {
  const widest = Math.max(0, ...cells.slice(0, rowsAtMost).map(({ length }) => length));
  const columns = Array.from({ length: Math.min(widest, columnsAtMost) }, (_, at) => letters(at));
  return {
    columns,
    rows: cells
      .slice(0, rowsAtMost)
      .map((row) => columns.map((_, at) => ({ words: cellWords(row[at]), isNumber: typeof row[at] === 'number' }))),
    isWhole: cells.length <= rowsAtMost && widest <= columnsAtMost,
  };
}

function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

/** A date in a workbook is a moment at midnight UTC; sums of fractions are not shown with their error. */
function cellWords(cell: unknown): string {
  if (cell instanceof Date) return cell.toLocaleDateString('de-CH', { timeZone: 'UTC' });
  if (typeof cell === 'number') return String(Number(cell.toPrecision(12)));
  if (typeof cell === 'boolean') return cell ? 'WAHR' : 'FALSCH';
  return typeof cell === 'string' ? cell : '';
}
