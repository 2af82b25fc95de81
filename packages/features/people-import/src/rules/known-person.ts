/** A pupil of the school as an import knows them. */
export interface KnownPerson {
  readonly id: string;
  readonly externalId: string | null;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthYear: number | null;
  readonly classId: string | null;
  readonly number: number | null;
  /** The school put the account into the trash, from where a list brings it back; null for who is there. */
  readonly trashed: TrashedAccount | null;
}

interface TrashedAccount {
  /** Nobody has ever signed in with it, so that nothing of anybody is in it. */
  readonly isUnused: boolean;
  readonly userName: string;
}

/** Two spellings of one name: without case, marks, hyphens and blanks. */
export function nameKey(person: { readonly firstName: string; readonly lastName: string }): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return `${plain(person.firstName)}|${plain(person.lastName)}`;
}
