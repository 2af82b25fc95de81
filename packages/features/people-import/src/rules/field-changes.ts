import type { ChangedField } from '../contract/words.ts';
import type { KnownClass } from './class-of-row.ts';
import type { ImportRow } from '@pausenplatz/office/rules';
import type { KnownPerson } from './known-person.ts';

/** One cell that becomes different; texts as people read them. */
export interface FieldChange {
  readonly field: ChangedField;
  readonly from: string;
  readonly to: string;
}

/** What a row changes about a person. An empty cell never erases anything. */
export function changesOf(
  person: KnownPerson,
  row: ImportRow,
  place: { readonly classId: string | null; readonly newClass: string | null },
  classes: readonly KnownClass[],
): FieldChange[] {
  const changes: FieldChange[] = [];
  const compare = (field: ChangedField, from: string | number | null, to: string | number | null) => {
    if (to !== null && from !== to) changes.push({ field, from: String(from ?? ''), to: String(to) });
  };
  if (person.trashed !== null) changes.push({ field: 'account', from: '', to: '' });
  compare('firstName', person.firstName, row.firstName);
  compare('lastName', person.lastName, row.lastName);
  compare('email', person.email?.toLowerCase() ?? null, row.email);
  compare('birthYear', person.birthYear, row.birthYear);
  compare('externalId', person.externalId, row.externalId);
  const nameOf = (id: string | null) => classes.find((one) => one.id === id)?.name ?? null;
  if (place.newClass !== null) compare('class', nameOf(person.classId), place.newClass);
  else if (place.classId !== null && place.classId !== person.classId)
    compare('class', nameOf(person.classId) ?? '', nameOf(place.classId) ?? '');
  compare('number', person.number, row.number);
  return changes;
}
