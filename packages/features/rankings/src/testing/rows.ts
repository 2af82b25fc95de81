import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ classId }: ClassScene): Rows => ({ rankings_class: [{ class_id: classId, is_listed: true }] });

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId }: PersonScene): Rows => ({
  rankings_person: [{ user_id: userId, alias: `Stille Eule ${userId}`, is_listed: true }],
  rankings_value: [{ list: 'points', user_id: userId, value: 12, reached_at: new Date('2026-11-23T09:00:00Z') }],
});

/** Somebody of the school on the lists. */
export const rowsOfSchool = ({ teacher, secret }: SchoolScene): Rows => ({
  rankings_person: [{ user_id: teacher, alias: secret('alias'), is_listed: true }],
  rankings_value: [{ list: secret('list'), user_id: teacher, value: 12, reached_at: new Date('2026-11-23T09:00:00Z') }],
});
