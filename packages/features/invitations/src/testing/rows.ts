import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

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

/** Invitations into a class. */
export const rowsOfClass = ({ schoolId, classId, otherClassId, now, admin, around }: ClassScene): Rows => ({
  invitation: [
    {
      id: around('invitation'),
      token_hash: around('token'),
      email: 'stellvertretung@example.ch',
      school_id: schoolId,
      kind: 'teacher',
      first_name: '',
      last_name: '',
      invited_by: admin,
      class_ids: [classId, otherClassId],
      expires_at: new Date(now.getTime() + 86_400_000),
    },
  ],
});
