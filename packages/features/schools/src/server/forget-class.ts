import { ownWork, type Steps } from '@pausenplatz/kernel-server';
import type { SchoolsTables } from './tables.ts';

/** The class itself, last of all: who was in it, its groups, and its name. Its people keep their accounts and stay at the school. */
export const forgetClass: NonNullable<Steps['forgetClass']> = async (_services, work, classId) => {
  const { db } = ownWork<SchoolsTables>(work);
  const groups = db.selectFrom('school_group').select('id').where('class_id', '=', classId);
  const members = await db.deleteFrom('group_member').where('group_id', 'in', groups).executeTakeFirstOrThrow();
  const rows: Record<string, number> = { group_member: Number(members.numDeletedRows) };
  for (const table of ['school_group', 'deleted_group', 'class_pupil', 'former_pupil', 'class_teacher'] as const) {
    const gone = await db.deleteFrom(table).where('class_id', '=', classId).executeTakeFirstOrThrow();
    rows[table] = Number(gone.numDeletedRows);
  }
  await db.deleteFrom('school_class').where('id', '=', classId).execute();
  return { rows };
};
