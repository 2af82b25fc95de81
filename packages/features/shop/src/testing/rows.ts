import type { ClassScene, PersonScene, Rows } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, teacher }: ClassScene): Rows => ({
  shop_entry: [{ id: id('shop'), class_id: classId, title: 'Schal', created_by: teacher }],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, classId, id }: PersonScene): Rows => ({
  shop_entry: [{ id: id('shop'), class_id: classId, title: 'Schal', created_by: userId }],
});
