import type { PupilSortOrder } from '../contract/words.ts';

interface Named {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Pupils in the order that the class has chosen; names decide where the first key is the same. */
export function sortPupils<Pupil extends Named>(pupils: readonly Pupil[], order: PupilSortOrder): Pupil[] {
  const german = new Intl.Collator('de-CH');
  const byName = (a: Pupil, b: Pupil) => german.compare(a.lastName, b.lastName) || german.compare(a.firstName, b.firstName);
  const first: Readonly<Record<PupilSortOrder, (a: Pupil, b: Pupil) => number>> = {
    nr: (a, b) => a.number - b.number,
    firstName: (a, b) => german.compare(a.firstName, b.firstName),
    lastName: byName,
  };
  return pupils.toSorted((a, b) => first[order](a, b) || byName(a, b));
}
