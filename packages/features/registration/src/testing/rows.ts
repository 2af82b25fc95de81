import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ later, teacher, secret }: SchoolScene): Rows => ({
  mail_token: [{ hash: secret('mail'), kind: 'reset', user_id: teacher, email: 'lea@example.ch', expires_at: later }],
});
