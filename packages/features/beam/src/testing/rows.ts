import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const aRow = (id: string, code: string, createdBy: string) => ({
  id,
  code,
  target: '/seite/x',
  created_by: createdBy,
  created_at: new Date(),
  expires_at: new Date(Date.now() + 3_600_000),
  house: 'x',
});

/** Something in every table of the feature that has anything of people. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => ({ beam: [aRow(secret('beam'), secret('code'), teacher)] });

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ({ beam: [aRow(id('beam'), id('code'), userId)] });
