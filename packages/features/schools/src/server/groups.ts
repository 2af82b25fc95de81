import { schoolRefusals } from './refusals.ts';
import { newId, refuserFor, type Work } from '@pausenplatz/kernel-server';
import { type SchoolGroupKind } from '../contract/index.ts';
import { schoolsBelow } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

type SchoolsWork = Work<SchoolsTables>;

interface SchoolGroup {
  readonly id: string | null;
  readonly kind: SchoolGroupKind;
  readonly schoolId: string;
  readonly classId: string | null;
  readonly name: string;
  readonly userIds: readonly string[];
  readonly createdBy: string;
}

/** Makes a group or team, or gives it another name and other members; answers its id. GROUP_NOT_FOUND when it went away meanwhile. */
export async function saveGroup(work: SchoolsWork, group: SchoolGroup): Promise<string> {
  const id = group.id ?? newId();
  const { kind, name, schoolId, classId, createdBy } = group;
  if (group.id === null)
    await work.db
      .insertInto('school_group')
      .values({ id, kind, name, school_id: schoolId, class_id: classId, created_by: createdBy })
      .execute();
  else {
    const { numUpdatedRows } = await work.db.updateTable('school_group').set({ name }).where('id', '=', id).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) refuse('GROUP_NOT_FOUND');
  }
  await work.db.deleteFrom('group_member').where('group_id', '=', id).execute();
  await join(work, id, group.userIds);
  return id;
}

async function join(work: SchoolsWork, groupId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await work.db
    .insertInto('group_member')
    .values(userIds.map((userId) => ({ group_id: groupId, user_id: userId })))
    .execute();
}

/** Puts a group or team into the trash, where it is kept with its members; they stay in their classes. */
export async function deleteGroup(work: SchoolsWork, groupId: string, now: Date): Promise<void> {
  const members = await work.db.deleteFrom('group_member').where('group_id', '=', groupId).returning('user_id').execute();
  const gone = await work.db.deleteFrom('school_group').where('id', '=', groupId).returningAll().executeTakeFirst();
  if (!gone) return refuse('GROUP_NOT_FOUND');
  await work.db
    .insertInto('deleted_group')
    .values({ ...gone, user_ids: members.map((row) => row.user_id), deleted_at: now })
    .execute();
}

/** Brings a group or team back under its own id, with those of its members who are still in its class or its schools. */
export async function restoreGroup(work: SchoolsWork, groupId: string): Promise<void> {
  const kept = await work.db.deleteFrom('deleted_group').where('id', '=', groupId).returningAll().executeTakeFirst();
  if (!kept) return refuse('GROUP_NOT_FOUND');
  const { user_ids, deleted_at: _deletedAt, ...group } = kept;
  await work.db.insertInto('school_group').values(group).execute();
  const there = group.class_id === null ? await thoseOfSchools(work, group.school_id) : await thoseOfClass(work, group.class_id);
  await join(
    work,
    groupId,
    user_ids.filter((userId) => there.has(userId)),
  );
}

async function thoseOfClass(work: SchoolsWork, classId: string): Promise<Set<string>> {
  const rows = await work.db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Everybody of a school and of the schools below it. */
async function thoseOfSchools({ db }: SchoolsWork, schoolId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('school_member')
    .select('user_id')
    .where('school_id', 'in', await schoolsBelow(db, schoolId))
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
