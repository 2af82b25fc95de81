import { mappingFromCells, withoutLargeNumbers } from './columns-by-cells.ts';
import { type ColumnMapping, hasHeading, mappingFromHeading, namedFields, namesPeople } from './columns.ts';

type Cells = readonly (readonly string[])[];

interface GuessedColumns {
  /** The first line says what the columns hold. */
  readonly heading: boolean;
  /** Lines above that are none of the list: titles, blank lines. */
  readonly above: number;
  readonly mapping: ColumnMapping;
}

/** Titles and remarks above a list are a few lines. */
const linesLookedAt = 25;

/** Guesses what the columns hold, from a heading or from what stands in them; `heading` where somebody has said whether there is one. */
export function guessColumns(cells: Cells, thisYear: number, heading?: boolean): GuessedColumns {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const found = heading === false ? null : headingLine(cells);
  const isHeading = heading ?? found !== null;
  const above = isHeading ? (found ?? firstFilled(cells)) : 0;
  const body = cells.slice(isHeading ? above + 1 : 0);
  const named = isHeading ? mappingFromHeading(cells[above] ?? []) : [];
  const guessed = mappingFromCells(body, thisYear);
  // A heading in words that we do not know says nothing about where the names stand.
  const mapping = namesPeople(named) ? named : named.some((field) => field !== null) ? together(named, guessed) : guessed;
  const whole = Array.from({ length: width }, (_, column) => mapping[column] ?? null);
  return { heading: isHeading, above, mapping: withoutLargeNumbers(body, whole) };
}

/** Whether a list names people by its heading, or by what stands in it. */
export const holdsPeople = (cells: Cells, thisYear: number): boolean => {
  const { mapping, heading } = guessColumns(cells, thisYear);
  return namesPeople(mapping) && (heading || mapping.filter((field) => field !== null).length > 1);
};

/** The line that names most of the fields, the first of several; null where none is a heading. */
function headingLine(cells: Cells): number | null {
  let best: { readonly line: number; readonly named: number } | null = null;
  for (const [line, row] of cells.slice(0, linesLookedAt).entries()) {
    const named = hasHeading(row) ? namedFields(row) : 0;
    if (named > (best?.named ?? 0)) best = { line, named };
  }
  return best?.line ?? null;
}

const firstFilled = (cells: Cells): number =>
  Math.max(
    0,
    cells.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  );

/** What headings say, and names where the cells show them. */
function together(named: ColumnMapping, guessed: ColumnMapping): ColumnMapping {
  const has = new Set(named);
  return guessed.map((field, column) => named[column] ?? (field !== null && !has.has(field) ? field : null));
}
