import { newId, type Work } from '@pausenplatz/kernel-server';
import type { AdminMode, SchoolGroupKind } from '../contract/index.ts';
import type { SchoolsTables } from './tables.ts';

type SchoolsWork = Work<SchoolsTables>;

/** Makes a school, alone or below another; answers its id. */
export async function createSchool(
  work: SchoolsWork,
  school: { readonly name: string; readonly place: string; readonly parentId: string | null },
): Promise<string> {
  const id = newId();
  await work.db.insertInto('school').values({ id, name: school.name, place: school.place, parent_id: school.parentId }).execute();
  return id;
}

export type SchoolChange = Partial<{
  readonly name: string;
  readonly place: string;
  readonly adminMode: AdminMode;
  readonly secondFactor: 'optional' | 'admins';
}>;

/** Changes a school's name, place, admin mode or rule about second factors. */
export async function changeSchool(
  work: SchoolsWork,
  schoolId: string,
  { adminMode, secondFactor, ...words }: SchoolChange,
): Promise<void> {
  const modes = {
    ...(adminMode !== undefined && { admin_mode: adminMode }),
    ...(secondFactor !== undefined && { second_factor: secondFactor }),
  };
  await work.db
    .updateTable('school')
    .set({ ...words, ...modes })
    .where('id', '=', schoolId)
    .execute();
}

export interface SchoolGroup {
  readonly id: string | null;
  readonly kind: SchoolGroupKind;
  readonly schoolId: string;
  readonly classId: string | null;
  readonly name: string;
  readonly userIds: readonly string[];
  readonly createdBy: string;
}

/** Makes a group or team, or gives it another name and other members; answers its id. */
export async function saveGroup(work: SchoolsWork, group: SchoolGroup): Promise<string> {
  const id = group.id ?? newId();
  const { kind, name, schoolId, classId, createdBy } = group;
  if (group.id === null)
    await work.db
      .insertInto('school_group')
      .values({ id, kind, name, school_id: schoolId, class_id: classId, created_by: createdBy })
      .execute();
  else await work.db.updateTable('school_group').set({ name }).where('id', '=', id).execute();
  await work.db.deleteFrom('group_member').where('group_id', '=', id).execute();
  if (group.userIds.length > 0)
    await work.db
      .insertInto('group_member')
      .values(group.userIds.map((userId) => ({ group_id: id, user_id: userId })))
      .execute();
  return id;
}

/** Deletes a group or team; its members stay in their classes. */
export async function deleteGroup(work: SchoolsWork, groupId: string): Promise<void> {
  await work.db.deleteFrom('school_group').where('id', '=', groupId).execute();
}
