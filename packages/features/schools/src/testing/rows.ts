import type { ClassScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ schoolId, classId, now, teacher, pupil, id }: ClassScene): Rows => ({
  class_teacher: [{ class_id: classId, user_id: teacher }],
  class_pupil: [{ class_id: classId, user_id: pupil, number: 1 }],
  former_pupil: [{ class_id: classId, user_id: teacher, removed_at: now }],
  school_group: [{ id: id('group'), school_id: schoolId, class_id: classId, kind: 'group', name: 'Leseclub', created_by: teacher }],
  group_member: [{ group_id: id('group'), user_id: pupil }],
  deleted_group: [
    {
      id: id('old-group'),
      school_id: schoolId,
      class_id: classId,
      kind: 'group',
      name: 'Chor',
      created_by: teacher,
      created_at: now,
      user_ids: [pupil],
      deleted_at: now,
    },
  ],
});

/** Something in every other table of the feature that has anything of people or schools. */
export const rowsOfSchool = ({ schoolId, at, visitor }: SchoolScene): Rows => ({
  former_admin: [{ school_id: schoolId, user_id: visitor, removed_at: at }],
});
