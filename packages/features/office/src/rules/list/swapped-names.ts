import type { ColumnMapping, ImportField } from './columns.ts';

const other: Partial<Readonly<Record<ImportField, ImportField>>> = {
  firstName: 'lastName',
  lastName: 'firstName',
  fullName: 'lastNameFirst',
  lastNameFirst: 'fullName',
};

/** The same columns with first and last names the other way round. */
export const swappedNames = (mapping: ColumnMapping): ColumnMapping => mapping.map((field) => field && (other[field] ?? field));
