import { type ColumnMapping, hasHeading, mappingFromCells, mappingFromHeading } from '@pausenplatz/office/rules';

/** Guesses what the columns hold, from a heading or from what stands in them. */
export function guessColumns(
  cells: readonly (readonly string[])[],
  thisYear: number,
): { readonly heading: boolean; readonly mapping: ColumnMapping } {
  const [first = []] = cells;
  const heading = hasHeading(first);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const guessed = heading ? mappingFromHeading(first) : mappingFromCells(cells, thisYear);
  return { heading, mapping: Array.from({ length: width }, (_, column) => guessed[column] ?? null) };
}
