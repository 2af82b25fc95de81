import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, later, teacher, secret }: SchoolScene): Rows => ({
  invitation: [
    {
      id: secret('invitation'),
      token_hash: secret('token'),
      email: 'neu@example.ch',
      school_id: schoolId,
      kind: 'teacher',
      first_name: '',
      last_name: '',
      invited_by: teacher,
      class_ids: [],
      expires_at: later,
    },
  ],
});
