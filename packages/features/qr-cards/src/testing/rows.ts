import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ pupil, secret }: SchoolScene): Rows => ({
  qr_card: [{ user_id: pupil, secret_hash: secret('card') }],
});
