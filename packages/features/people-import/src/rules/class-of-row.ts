import type { ImportRow } from '@pausenplatz/office/rules';

export interface KnownClass {
  readonly id: string;
  readonly name: string;
}

type RowPlace =
  | { readonly kind: 'known'; readonly classId: string }
  | { readonly kind: 'new'; readonly name: string }
  /** The row says nothing about a class, and nobody chose one for all. */
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'refused'; readonly reason: 'classUnknown' | 'classAmbiguous' };

const plain = (name: string) => name.toLowerCase().replaceAll(/\s|\./g, '');

/** The class that a row puts its person into: by name, else the one chosen for the whole list. */
export function classOfRow(
  row: ImportRow,
  place: { readonly classes: readonly KnownClass[]; readonly targetClassId: string | null; readonly createClasses: boolean },
): RowPlace {
  if (row.className === null) return place.targetClassId === null ? { kind: 'unnamed' } : { kind: 'known', classId: place.targetClassId };
  const wanted = plain(row.className);
  const [found, second] = place.classes.filter(({ name }) => plain(name) === wanted);
  // Child schools may have classes of the same name; which one is meant only people know.
  if (second !== undefined) return { kind: 'refused', reason: 'classAmbiguous' };
  if (found !== undefined) return { kind: 'known', classId: found.id };
  return place.createClasses ? { kind: 'new', name: row.className } : { kind: 'refused', reason: 'classUnknown' };
}
