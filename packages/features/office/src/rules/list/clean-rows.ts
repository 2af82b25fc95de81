import type { RowProblem } from '../../contract/words.ts';
import type { ColumnMapping, ImportField } from './columns.ts';
import { isEmailAddress } from '@pausenplatz/kernel-contract/email-address';
import { splitName } from './split-name.ts';
import { readBirthYear, readDay } from './read-day.ts';

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
  const whole = cell('fullName') || cell('lastNameFirst');
  const parted = { firstName: cell('firstName'), lastName: cell('lastName') };
  const { firstName, lastName } =
    parted.firstName !== '' || parted.lastName !== ''
      ? parted
      : splitName(whole, mapping.includes('lastNameFirst') ? 'lastFirst' : 'firstFirst');
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
  // Excel makes the first of March of «1.3»: nobody knows any more what the class was called.
  if (row.className !== null && readDay(row.className) !== null) problems.push('classIsDay');
  return { ...row, problems };
}

/**
 * Cells come with line breaks, doubled and unbreakable blanks, which are blanks; control signs have no place in a name, and signs that
 * nobody sees (a soft hyphen, a joint of no width) are none of it.
 */
function oneLine(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
