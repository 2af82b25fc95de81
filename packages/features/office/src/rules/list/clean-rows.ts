import type { RowProblem } from '../../contract/words.ts';
import type { ColumnMapping, ImportField } from './columns.ts';
import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { readBirthYear } from './read-day.ts';

/** One person of a list, read; null where the list says nothing. */
export interface ImportRow {
  /** Line in the list as people count: the first is 1. */
  readonly line: number;
  readonly externalId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly birthYear: number | null;
  readonly className: string | null;
  readonly number: number | null;
  /** Fields that could not be read; such a row is a conflict and changes nothing. */
  readonly problems: readonly RowProblem[];
}

const nameMaximum = 80;
const shortMaximum = 60;

/** Reads the rows of a list by its columns; rows without any text are left out. */
export function cleanRows(
  rows: readonly (readonly string[])[],
  mapping: ColumnMapping,
  options: { readonly firstLine: number; readonly thisYear: number },
): ImportRow[] {
  return rows.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [cleanRow(cells, mapping, options.firstLine + index, options.thisYear)],
  );
}

function cleanRow(cells: readonly string[], mapping: ColumnMapping, line: number, thisYear: number): ImportRow {
  const cell = (field: ImportField) => oneLine(cells[mapping.indexOf(field)] ?? '');
  const { firstName, lastName } = namesOf(cell('firstName'), cell('lastName'), cell('fullName'));
  const filled = (field: ImportField) => cell(field) || null;
  const number = cell('number').replace(/\.$/, '');
  const row = {
    line,
    externalId: filled('externalId'),
    firstName,
    lastName,
    email: filled('email')?.toLowerCase() ?? null,
    birthYear: readBirthYear(cell('birth'), thisYear),
    className: filled('className'),
    number: /^\d{1,3}$/.test(number) ? Number(number) : null,
  };
  const problems: RowProblem[] = [];
  if (firstName === '' || lastName === '') problems.push('nameMissing');
  if ([firstName, lastName].some((name) => name.length > nameMaximum)) problems.push('tooLong');
  else if ([row.externalId, row.className].some((text) => (text?.length ?? 0) > shortMaximum)) problems.push('tooLong');
  if (row.email !== null && !isEmailAddress(row.email)) problems.push('emailWrong');
  if (cell('birth') !== '' && row.birthYear === null) problems.push('birthWrong');
  if (number !== '' && row.number === null) problems.push('numberWrong');
  return { ...row, problems };
}

/** Cells come with line breaks, doubled and unbreakable blanks; control signs have no place in a name. */
function oneLine(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** "Meier, Mia" and "Mia Meier" are the same person; several first names stay together before the last word. */
function namesOf(firstName: string, lastName: string, fullName: string): { firstName: string; lastName: string } {
  if (firstName !== '' || lastName !== '' || fullName === '') return { firstName, lastName };
  const [before = '', after] = fullName.split(/,(.*)/);
  if (after !== undefined) return { firstName: after.trim(), lastName: before.trim() };
  const lastBlank = fullName.lastIndexOf(' ');
  return lastBlank < 0
    ? { firstName: '', lastName: fullName }
    : { firstName: fullName.slice(0, lastBlank), lastName: fullName.slice(lastBlank + 1) };
}
