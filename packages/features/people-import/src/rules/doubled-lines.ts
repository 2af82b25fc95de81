import type { ImportRow } from '@pausenplatz/office/rules';
import { classKey } from '@pausenplatz/schools/rules';
import { nameKey } from './known-person.ts';

/** Lines that say nothing but what a line above has said, sign for sign, with that line: they are carried out once. */
export function repeatedLines(rows: readonly ImportRow[]): ReadonlyMap<number, number> {
  const seen = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { line, ...row } of rows) {
    if (row.problems.length > 0) continue;
    const said = JSON.stringify([row.externalId, row.firstName, row.lastName, row.email, row.birthYear, row.className, row.number]);
    const above = seen.get(said);
    if (above === undefined) seen.set(said, line);
    else repeated.set(line, above);
  }
  return repeated;
}

/** Lines that name the same person as another line: by id, by address, or by name where year and class do not part them (R2). */
export function doubledLines(rows: readonly ImportRow[]): ReadonlySet<number> {
  const doubled = new Set<number>();
  const mark = (keyOf: (row: ImportRow) => string | null) => {
    const groups = Map.groupBy(
      rows.filter((row) => row.problems.length === 0 && keyOf(row) !== null),
      (row) => keyOf(row) ?? '',
    );
    for (const group of groups.values()) if (group.length > 1) for (const { line } of group) doubled.add(line);
  };
  mark(({ externalId }) => externalId);
  mark(({ email }) => email);
  for (const namesakes of Map.groupBy(
    rows.filter((row) => row.problems.length === 0),
    nameKey,
  ).values())
    for (const row of namesakes) if (namesakes.some((other) => other !== row && maySame(row, other))) doubled.add(row.line);
  return doubled;
}

/** Ids, years or, where a year is missing, classes that differ make two people. */
function maySame(one: ImportRow, other: ImportRow): boolean {
  if (one.externalId !== null && other.externalId !== null) return one.externalId === other.externalId;
  if (one.birthYear !== null && other.birthYear !== null) return one.birthYear === other.birthYear;
  return one.className === null || other.className === null || classKey(one.className) === classKey(other.className);
}
