import type { ImportRow } from '@pausenplatz/office/rules';
import { type KnownPerson, nameKey } from './known-person.ts';
import type { Match } from './match-person.ts';

/**
 * Finds whom of the trash a row brings back, each person once. Id, address, and name with year of birth are enough for everybody; the
 * name alone only where nobody has ever used the account, so that no child opens what belongs to a namesake.
 */
export function trashedFinder(people: readonly KnownPerson[]): (row: ImportRow) => Match {
  const trashed = people.filter((person) => person.trashed !== null).toSorted(byUserName);
  const byName = Map.groupBy(trashed, nameKey);
  const byExternalId = Map.groupBy(trashed, ({ externalId }) => externalId);
  const byEmail = Map.groupBy(trashed, ({ email }) => email?.toLowerCase() ?? null);
  const taken = new Set<string>();
  return (row) => {
    const namesakes = byName.get(nameKey(row)) ?? [];
    const candidates = [
      ...(row.externalId === null ? [] : (byExternalId.get(row.externalId) ?? [])),
      ...(row.email === null ? [] : (byEmail.get(row.email) ?? [])),
      ...namesakes.filter(({ birthYear }) => row.birthYear !== null && birthYear === row.birthYear),
      ...namesakes.filter((person) => person.trashed?.isUnused && isSameYear(person.birthYear, row.birthYear)),
    ];
    const person = candidates.find((one) => !taken.has(one.id) && !contradicts(row, one));
    if (!person) return { kind: 'none' };
    taken.add(person.id);
    return { kind: 'one', person };
  };
}

/** In the order in which the accounts were made: the shorter of two names that differ by a number is the older one. */
function byUserName(one: KnownPerson, other: KnownPerson): number {
  const [a, b] = [one.trashed?.userName ?? '', other.trashed?.userName ?? ''];
  return a.length - b.length || (a < b ? -1 : 1);
}

const isSameYear = (one: number | null, other: number | null): boolean => one === null || other === null || one === other;

const contradicts = (row: ImportRow, person: KnownPerson): boolean =>
  row.externalId !== null && person.externalId !== null && row.externalId !== person.externalId;
