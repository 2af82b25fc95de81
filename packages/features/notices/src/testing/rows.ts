import type { Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, teacher, pupil, secret }: SchoolScene): Rows => ({
  system_message: [
    {
      id: secret('message'),
      school_id: schoolId,
      title: 'Ferien',
      message: 'Schön',
      audience: 'everybody',
      until: '2027-01-01',
      created_by: teacher,
    },
  ],
  hidden_message: [{ message_id: secret('message'), user_id: pupil }],
});
