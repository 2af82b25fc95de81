export { schoolsTesting } from './feature.ts';
import { newId } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { ClassColor, SchoolMemberKind } from '../contract/index.ts';
import type { SchoolsTables } from '../server/index.ts';

type Db = Kysely<SchoolsTables>;

/** Plants a school that the operator knows, unless said otherwise; answers its id. */
export async function aSchool(
  db: Db,
  school: { name?: string; place?: string; parentId?: string; confirmed?: boolean } = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('school')
    .values({
      id,
      name: school.name ?? 'Schule Sonnenberg',
      place: school.place ?? 'Musterlingen',
      parent_id: school.parentId ?? null,
      confirmed_at: school.confirmed === false ? null : new Date(),
    })
    .execute();
  return id;
}

/** Plants a class of a school; answers its id. */
export async function aClass(db: Db, schoolId: string, name: string, color: ClassColor = 'teal'): Promise<string> {
  const id = newId();
  await db.insertInto('school_class').values({ id, school_id: schoolId, name, color, archived_at: null, deleted_at: null }).execute();
  return id;
}

export async function belongsTo(db: Db, userId: string, schoolId: string, kind: SchoolMemberKind): Promise<void> {
  await db.insertInto('school_member').values({ school_id: schoolId, user_id: userId, kind }).execute();
}

export async function teaches(db: Db, userId: string, classId: string): Promise<void> {
  await db.insertInto('class_teacher').values({ class_id: classId, user_id: userId }).execute();
}

export async function attends(db: Db, userId: string, classId: string, number: number): Promise<void> {
  await db.insertInto('class_pupil').values({ class_id: classId, user_id: userId, number }).execute();
}
