import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ later, teacher, secret }: SchoolScene): Rows => ({
  account_export: [{ id: secret('export'), user_id: teacher, parts: '[]', expires_at: later }],
});
