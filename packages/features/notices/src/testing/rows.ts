import type { PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

const aMessageRow = (id: string, schoolId: string, createdBy: string) => ({
  id,
  school_id: schoolId,
  title: 'Ferien',
  message: 'Schön',
  audience: 'everybody',
  until: '2027-01-01',
  created_by: createdBy,
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, schoolId, id }: PersonScene): Rows => ({
  system_message: [aMessageRow(id('message'), schoolId, userId)],
  hidden_message: [{ message_id: id('message'), user_id: userId }],
});

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, teacher, pupil, secret }: SchoolScene): Rows => ({
  system_message: [aMessageRow(secret('message'), schoolId, teacher)],
  hidden_message: [{ message_id: secret('message'), user_id: pupil }],
});
