import type { ImportRow } from '@pausenplatz/office/rules';
import { type KnownPerson, nameKey } from './known-person.ts';

export type Match =
  /** Somebody new; `hasNamesake` where another child of the school is called so. */
  | { readonly kind: 'none'; readonly hasNamesake?: true }
  | { readonly kind: 'one'; readonly person: KnownPerson }
  /** Several people fit, or one does whom the row contradicts; `people` are all that it may mean. */
  | { readonly kind: 'unclear'; readonly reason: 'ambiguous' | 'namesake' | 'idDiffers'; readonly people: readonly KnownPerson[] };

/** The pupils of a school by everything a row can name them by. */
interface PeopleIndex {
  readonly byExternalId: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly byEmail: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly byName: ReadonlyMap<string, readonly KnownPerson[]>;
}

export function indexPeople(people: readonly KnownPerson[]): PeopleIndex {
  return {
    byExternalId: Map.groupBy(
      people.filter(({ externalId }) => externalId !== null),
      ({ externalId }) => externalId ?? '',
    ),
    byEmail: Map.groupBy(
      people.filter(({ email }) => email !== null),
      ({ email }) => email?.toLowerCase() ?? '',
    ),
    byName: Map.groupBy(people, nameKey),
  };
}

/**
 * Finds whom a row means: by external id, then e-mail, then name and year of birth (R2). Where a year is missing, the
 * name counts inside the row's own class only; elsewhere in the school it is a namesake that somebody has to look at, unless the row says
 * both year and id.
 */
export function matchPerson(row: ImportRow, classId: string | null, people: PeopleIndex): Match {
  const byId = row.externalId === null ? [] : (people.byExternalId.get(row.externalId) ?? []);
  if (byId.length > 0) return single(byId);
  const byEmail = row.email === null ? [] : (people.byEmail.get(row.email) ?? []);
  if (byEmail.length > 0) return contradicted(row, single(byEmail));
  const namesakes = people.byName.get(nameKey(row)) ?? [];
  const certain = namesakes.filter(({ birthYear }) => row.birthYear !== null && birthYear === row.birthYear);
  // Of one name, one year and two classes, with two ids: an office that gave them both knows two children.
  const same = certain.filter((person) => person.classId === classId || !hasOtherId(row, person));
  if (same.length > 0) return contradicted(row, single(same));
  // A different year is a different person; an unknown one may be the same.
  const possible = namesakes.filter(({ birthYear }) => row.birthYear === null || birthYear === null);
  const inClass = possible.filter((person) => classId !== null && person.classId === classId);
  if (inClass.length > 0) return contradicted(row, single(inClass));
  if (certain.length === 0 && (possible.length === 0 || strangers(row, possible))) return { kind: 'none' };
  // A row with year and id says all that a list can say; more could only be said about the other child.
  if (row.birthYear !== null && row.externalId !== null) return { kind: 'none', hasNamesake: true };
  return { kind: 'unclear', reason: 'namesake', people: possible };
}

/** A row with an id of its own is somebody else than namesakes with other ids. */
function strangers(row: ImportRow, people: readonly KnownPerson[]): boolean {
  return row.externalId !== null && people.every(({ externalId }) => externalId !== null);
}

function single(people: readonly KnownPerson[]): Match {
  const [person] = people;
  if (person === undefined) return { kind: 'none' };
  return people.length === 1 ? { kind: 'one', person } : { kind: 'unclear', reason: 'ambiguous', people };
}

const hasOtherId = (row: ImportRow, { externalId }: KnownPerson): boolean =>
  row.externalId !== null && externalId !== null && externalId !== row.externalId;

function contradicted(row: ImportRow, match: Match): Match {
  if (match.kind !== 'one' || !hasOtherId(row, match.person)) return match;
  return { kind: 'unclear', reason: 'idDiffers', people: [match.person] };
}
