import { type Kysely, sql } from 'kysely';
import type { ClassBrief, Shelf } from '../../contract/index.ts';
import type { AccountTables } from '@pausenplatz/account/server';

const byName = new Intl.Collator('de-CH', { numeric: true });

interface Wanted {
  readonly of: { readonly schoolIds: readonly string[] } | { readonly classIds: readonly string[] };
  /** `any`: wherever the class lies. */
  readonly shelf: Shelf | 'any';
  /** Deleted later than this still counts as being in the trash. */
  readonly trashSince?: Date;
}

/** Classes with teachers and numbers of pupils, by name as people count (3a before 10a), in two queries. */
export async function readClasses(db: Kysely<AccountTables>, userId: string, { of, shelf, trashSince }: Wanted): Promise<ClassBrief[]> {
  const ids = 'schoolIds' in of ? of.schoolIds : of.classIds;
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('school_class')
    .select(['id', 'school_id as schoolId', 'name', 'color', 'archived_at', 'deleted_at'])
    .select(
      sql<number>`(select count(*)::int from class_pupil join user_account on user_account.id = class_pupil.user_id
        where class_pupil.class_id = school_class.id and user_account.deleted_at is null)`.as('pupils'),
    )
    .where('schoolIds' in of ? 'school_id' : 'id', 'in', ids);
  if (shelf === 'live') query = query.where('deleted_at', 'is', null).where('archived_at', 'is', null);
  if (shelf === 'archive') query = query.where('deleted_at', 'is', null).where('archived_at', 'is not', null);
  if (shelf === 'trash') query = query.where('deleted_at', '>', trashSince ?? new Date(0));
  const rows = await query.execute();
  const classIds = rows.map(({ id }) => id);
  const teachers = classIds.length === 0 ? [] : await teachersOf(db, classIds);
  return rows
    .map(({ archived_at, deleted_at, color, ...row }): ClassBrief => {
      const own = teachers.filter(({ classId }) => classId === row.id);
      return {
        ...row,
        color,
        teachers: own.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
        isOwn: own.some(({ id }) => id === userId),
        archivedAt: archived_at?.toISOString() ?? null,
        deletedAt: deleted_at?.toISOString() ?? null,
      };
    })
    .toSorted((one, other) => byName.compare(one.name, other.name));
}

/** Live classes of these schools by school and by name as people count, with the name of their school; one light query. */
export async function readTargets(db: Kysely<AccountTables>, schoolIds: readonly string[]) {
  const rows = await db
    .selectFrom('school_class')
    .innerJoin('school', 'school.id', 'school_class.school_id')
    .select(['school_class.id', 'school_class.name', 'school.id as schoolId', 'school.name as schoolName'])
    .where('school.id', 'in', schoolIds)
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .execute();
  const order = new Map(schoolIds.map((id, at) => [id, at]));
  const place = (id: string) => order.get(id) ?? 0;
  return rows.toSorted((one, other) => place(one.schoolId) - place(other.schoolId) || byName.compare(one.name, other.name));
}

function teachersOf(db: Kysely<AccountTables>, classIds: readonly string[]) {
  return db
    .selectFrom('class_teacher')
    .innerJoin('user_account', 'user_account.id', 'class_teacher.user_id')
    .select(['class_teacher.class_id as classId', 'user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('class_teacher.class_id', 'in', classIds)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}
