import type { ColumnMapping, ImportField } from './columns.ts';
import { firstNames } from './first-names.data.ts';
import { readBirthYear } from './read-day.ts';

const looksAt = 40;
/** No class has more. */
const highestNumber = 40;
const titles = new Set([
  'herr',
  'herrn',
  'frau',
  'hr',
  'fr',
  'w',
  'm',
  'd',
  'weiblich',
  'maennlich',
  'männlich',
  'divers',
  'knabe',
  'maedchen',
  'mädchen',
]);
const classWords = /^(?:\d{1,2}\.?\s?[a-z]?|(?:sek|kiga|kl)\.?\s?\w{0,3})$/i;

/** Guesses from the cells when there is no heading: one column holds the name, two hold first and last name. */
export function mappingFromCells(rows: readonly (readonly string[])[], thisYear: number): ColumnMapping {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => filledOf(rows, column));
  const mapping: (ImportField | null)[] = columns.map((cells) => fieldOfCells(cells, thisYear));
  const once = mapping.map((field, column) => (field !== null && mapping.indexOf(field) !== column ? null : field));
  const names = namesAmong(columns.map((cells, column) => (mapping[column] === null ? cells : [])));
  return once.map((field, column) => names.get(column) ?? field);
}

function fieldOfCells(cells: readonly string[], thisYear: number): ImportField | null {
  const all = (test: (cell: string) => boolean) => cells.length > 0 && cells.every(test);
  // Levels of school (8, 9) come again and again; numbers of children hardly do.
  const isVaried = cells.length < 2 || (new Set(cells).size > 1 && new Set(cells).size * 3 >= cells.length);
  if (all((cell) => /^[^\s@]+@[^\s@]+$/.test(cell))) return 'email';
  if (all((cell) => readBirthYear(cell, thisYear) !== null && !/^\d{5}$/.test(cell))) return 'birth';
  if (isVaried && all(isClassNumber)) return 'number';
  if (isVaried && all((cell) => /^\d{3,60}$/.test(cell)) && new Set(cells).size === cells.length) return 'externalId';
  return all((cell) => classWords.test(cell)) ? 'className' : null;
}

/** A number that a child has in its class. */
const isClassNumber = (cell: string): boolean =>
  /^\d{1,2}\.?$/.test(cell) && Number.parseInt(cell, 10) >= 1 && Number.parseInt(cell, 10) <= highestNumber;

/** Numbers above those of a class are those of an office: ids of people are called «Nr.» as well. */
export function withoutLargeNumbers(rows: readonly (readonly string[])[], mapping: ColumnMapping): ColumnMapping {
  const column = mapping.indexOf('number');
  const cells = column < 0 ? [] : filledOf(rows, column);
  if (cells.every(isClassNumber)) return mapping;
  const isId = !mapping.includes('externalId') && new Set(cells).size === cells.length;
  return mapping.map((field, at) => (at === column ? (isId ? 'externalId' : null) : field));
}

const filledOf = (rows: readonly (readonly string[])[], column: number): readonly string[] =>
  rows
    .slice(0, looksAt)
    .map((row) => row[column]?.trim() ?? '')
    .filter((cell) => cell !== '');

/** Columns that may hold names: words, no titles, and not the same word all over. */
function namesAmong(columns: readonly (readonly string[])[]): ReadonlyMap<number, ImportField> {
  const words = columns.flatMap((cells, column) => (areNames(cells) ? [{ cells, column, score: firstNameScore(cells) }] : []));
  const whole = words.find(
    ({ cells }) => words.length === 1 || (cells.length > 2 && cells.every((cell) => /\p{L}[,\s]+\p{L}/u.test(cell))),
  );
  if (whole) return new Map([[whole.column, orderOf(whole.cells)]]);
  const [one, two] = words;
  if (!one || !two) return new Map();
  const first = words.reduce((best, word) => (word.score > best.score ? word : best), one);
  // Last names stand beside the first names.
  const distance = ({ column }: { readonly column: number }) => Math.abs(column - first.column);
  const others = words.filter((word) => word !== first);
  const last = others.reduce((best, word) => (distance(word) < distance(best) ? word : best), others[0] ?? two);
  return new Map([
    [first.column, 'firstName'],
    [last.column, 'lastName'],
  ]);
}

function areNames(cells: readonly string[]): boolean {
  const isWords = cells.length > 0 && cells.every((cell) => /^\p{L}/u.test(cell) && !/[\d@]/.test(cell));
  if (!isWords || cells.every((cell) => titles.has(cell.toLowerCase().replace(/\.$/, '')))) return false;
  return cells.length < 4 || new Set(cells).size * 2 >= cells.length;
}

/** «Meier Mia» or «Mia Meier», as most of the first names stand; with a comma the last name is in front anyhow. */
function orderOf(cells: readonly string[]): ImportField {
  const ends = cells.map((cell) => cell.split(/[\s,]+/).filter((word) => word !== ''));
  const inFront = firstNameScore(ends.map((words) => words[0] ?? ''));
  const behind = firstNameScore(ends.map((words) => words.at(-1) ?? ''));
  return behind > inFront && !cells.some((cell) => cell.includes(',')) ? 'lastNameFirst' : 'fullName';
}

/** How many of these cells begin with a first name that many have, from 0 to 1. */
function firstNameScore(cells: readonly string[]): number {
  const known = cells.filter((cell) => firstNames.has(plainWord(cell.split(/[\s-]/, 1)[0] ?? '')));
  return cells.length === 0 ? 0 : known.length / cells.length;
}

const plainWord = (word: string): string => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
