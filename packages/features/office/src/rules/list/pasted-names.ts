import { guessDelimiter } from '@pausenplatz/kernel-format/guess-delimiter';
import { cleanRows, type ImportRow } from './clean-rows.ts';
import { namesPeople } from './columns.ts';
import { guessColumns } from './guess-columns.ts';
import { swappedNames } from './swapped-names.ts';

/** Names as people paste them: one person a line, in one column or in several, with a heading or without; `isSwapped` where somebody said so. */
export function pastedNames(text: string, thisYear: number, isSwapped = false): ImportRow[] {
  const lines = text.split(/\r\n|\r|\n/);
  // A comma stands between last and first names, not between columns.
  const delimiter = text.includes('\t') || text.includes(';') ? guessDelimiter(text) : null;
  const cells = lines.map((line) => (delimiter === null ? [line] : line.split(delimiter)));
  const { mapping: guessed, heading, above } = guessColumns(cells, thisYear);
  const mapping = namesPeople(guessed) || delimiter !== null ? guessed : (['fullName'] as const);
  const first = heading ? above + 1 : 0;
  return cleanRows(cells.slice(first), isSwapped ? swappedNames(mapping) : mapping, { firstLine: first + 1, thisYear });
}

/** Whether two readings of a list make other names of it. */
export const isOtherNames = (one: readonly ImportRow[], other: readonly ImportRow[]): boolean =>
  one.some(({ firstName, lastName }, at) => firstName !== other[at]?.firstName || lastName !== other[at]?.lastName);
