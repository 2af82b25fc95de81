interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Letters as people type them in a hurry: without accents, umlauts as their plain letter, in lower case. */
function searchable(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').trim();
}

/** The people of whom every typed word begins a part of the name; all of them where nothing is typed. Keeps the order. */
export function findPeople<Person extends Named>(people: readonly Person[], typed: string): readonly Person[] {
  const words = searchable(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return people;
  return people.filter(({ firstName, lastName }) => {
    const parts = searchable(`${firstName} ${lastName}`).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}
