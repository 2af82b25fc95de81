import { hasWords, plainWords } from '@pausenplatz/kernel-format';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The people of whom every typed word begins a part of the name; all of them where nothing is typed. Keeps the order. */
export function findPeople<Person extends Named>(people: readonly Person[], typed: string): readonly Person[] {
  const words = plainWords(typed);
  return people.filter(({ firstName, lastName }) => hasWords(`${firstName} ${lastName}`, words));
}
