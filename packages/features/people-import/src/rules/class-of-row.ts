import type { ImportRow } from '@pausenplatz/office/rules';
import { classKey } from '@pausenplatz/schools/rules';

export interface KnownClass {
  readonly id: string;
  readonly name: string;
  readonly schoolId: string;
}

type RowPlace =
  | { readonly kind: 'known'; readonly classId: string }
  | { readonly kind: 'new'; readonly name: string }
  /** The row says nothing about a class, and nobody chose one for all. */
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'refused'; readonly reason: 'classUnknown' | 'classAmbiguous' | 'classTwice' };

interface Places {
  readonly classes: readonly KnownClass[];
  readonly targetClassId: string | null;
  readonly createClasses: boolean;
  /** How a class is written that has to be made, by its key. */
  readonly newNames: ReadonlyMap<string, string>;
}

/** The class that a row puts its person into: by name, however it is spelled, else the one chosen for the whole list. */
export function classOfRow(row: ImportRow, { classes, targetClassId, createClasses, newNames }: Places): RowPlace {
  if (row.className === null) return targetClassId === null ? { kind: 'unnamed' } : { kind: 'known', classId: targetClassId };
  const key = classKey(row.className);
  const fitting = classes.filter(({ name }) => classKey(name) === key);
  const literal = fitting.filter(({ name }) => name === row.className);
  const [found, second] = literal.length === 1 ? literal : fitting;
  // Which of several is meant only people know.
  if (found !== undefined && second !== undefined)
    return { kind: 'refused', reason: found.schoolId === second.schoolId ? 'classTwice' : 'classAmbiguous' };
  if (found !== undefined) return { kind: 'known', classId: found.id };
  return createClasses ? { kind: 'new', name: newNames.get(key) ?? row.className } : { kind: 'refused', reason: 'classUnknown' };
}

/** One spelling for each class of a list, by its key: the most frequent one, of equally frequent ones the first. */
export function spellingsOf(rows: readonly ImportRow[]): Map<string, string> {
  const names = rows.flatMap(({ className }) => (className === null ? [] : [className]));
  return new Map([...Map.groupBy(names, classKey)].map(([key, spelled]) => [key, mostFrequent(spelled)]));
}

function mostFrequent(names: readonly string[]): string {
  const counts = [...Map.groupBy(names, (name) => name)];
  return counts.reduce((best, one) => (one[1].length > best[1].length ? one : best))[0];
}
