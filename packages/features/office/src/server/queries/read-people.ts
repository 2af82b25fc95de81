import { daysAfter, daysBefore } from '@pausenplatz/kernel-format';
import { openWall } from '@pausenplatz/kernel-server';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { type ClassPupil, type GroupBrief, officeLimits, type PersonBrief } from '../../contract/index.ts';
import { isStillHere } from '@pausenplatz/schools/server';
import type { AccountTables } from '@pausenplatz/account/server';

/** The pupils of a class by number; those in the trash are left out, and of an archived class those who went on elsewhere. */
export async function pupilsOf(db: Kysely<AccountTables>, classId: string): Promise<ClassPupil[]> {
  return db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'number', 'first_name as firstName', 'last_name as lastName', 'user_name as userName'])
    .select(['email', 'birth_year as birthYear', 'external_id as externalId', 'initial_password as initialPassword'])
    .where('class_pupil.class_id', '=', classId)
    .where('user_account.deleted_at', 'is', null)
    .where(isStillHere)
    .orderBy('number')
    .orderBy('last_name')
    .execute();
}

/** The pupils of a class whom the school put into the trash, with the moment until which they come back. */
export async function trashedOf(db: Kysely<AccountTables>, classId: string, now: Date): Promise<(PersonBrief & { until: string })[]> {
  const rows = await db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName', 'deleted_at'])
    .where('class_id', '=', classId)
    .where('deleted_by', '=', 'school')
    .where('deleted_at', '>', daysBefore(now, officeLimits.trashDays))
    .orderBy('last_name')
    .execute();
  return rows.flatMap(({ deleted_at, ...person }) =>
    deleted_at === null ? [] : [{ ...person, until: daysAfter(deleted_at, officeLimits.trashDays).toISOString() }],
  );
}

/** Who was taken out of a class by hand less than sixty days ago, still belongs to its school and is in no live class. */
export async function formerPupilsOf(
  db: Kysely<AccountTables>,
  { classId, schoolId }: { readonly classId: string; readonly schoolId: string },
  now: Date,
): Promise<(PersonBrief & { until: string })[]> {
  const rows = await db
    .selectFrom('former_pupil')
    .innerJoin('user_account', 'user_account.id', 'former_pupil.user_id')
    .innerJoin('school_member', 'school_member.user_id', 'former_pupil.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName', 'removed_at'])
    .where('former_pupil.class_id', '=', classId)
    .where('removed_at', '>', daysBefore(now, officeLimits.trashDays))
    .where('user_account.deleted_at', 'is', null)
    .where('school_member.school_id', '=', schoolId)
    .where('school_member.kind', '=', 'pupil')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('class_pupil')
            .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
            .select('class_pupil.user_id')
            .whereRef('class_pupil.user_id', '=', 'former_pupil.user_id')
            .where('school_class.archived_at', 'is', null)
            .where('school_class.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('last_name')
    .execute();
  return rows.map(({ removed_at, ...person }) => ({ ...person, until: daysAfter(removed_at, officeLimits.trashDays).toISOString() }));
}

/** Members of schools of one kind, by name. */
export async function membersOf(
  db: Kysely<AccountTables>,
  schoolIds: readonly string[],
  kind: 'teacher' | 'admin',
): Promise<PersonBrief[]> {
  if (schoolIds.length === 0) return [];
  return db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .distinct()
    .where('school_id', 'in', schoolIds)
    .where('kind', '=', kind)
    .where('user_account.deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}

/** Who administered a school until less than sixty days ago, by name. */
export async function formerAdminsOf(db: Kysely<AccountTables>, schoolId: string, now: Date): Promise<PersonBrief[]> {
  const former = await db.selectFrom('former_admin').select('user_id').where('school_id', '=', schoolId).execute();
  // They may belong to no school any more.
  openWall({ people: former.map((row) => row.user_id) });
  return db
    .selectFrom('former_admin')
    .innerJoin('user_account', 'user_account.id', 'former_admin.user_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName'])
    .where('school_id', '=', schoolId)
    .where('removed_at', '>', daysBefore(now, officeLimits.trashDays))
    .where('user_account.deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}

/** People by their ids: all whom the product still knows, or only those who are not in the trash. */
export async function peopleById(
  db: QueryExecutorProvider,
  ids: readonly string[],
  which: 'known' | 'there' = 'known',
): Promise<Map<string, PersonBrief>> {
  if (ids.length === 0) return new Map();
  const isThere = which === 'there' ? sql`and deleted_at is null and disabled_at is null` : sql``;
  const { rows } = await sql<PersonBrief>`
    select id, first_name as "firstName", last_name as "lastName" from user_account
    where id = any(${[...new Set(ids)]}) ${isThere}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Groups of a class, or teams of a school and the groups of some of its classes, with their members; two queries. */
export async function groupsOf(
  db: Kysely<AccountTables>,
  of: { readonly classId: string } | { readonly schoolId: string; readonly classIds: readonly string[] },
): Promise<GroupBrief[]> {
  const groups = await db
    .selectFrom('school_group')
    .select(['id', 'kind', 'class_id as classId', 'name'])
    .where((where) =>
      'classId' in of
        ? where('class_id', '=', of.classId)
        : where.and([
            where('school_id', '=', of.schoolId),
            where.or([where('class_id', 'is', null), where('class_id', '=', sql<string>`any(${of.classIds})`)]),
          ]),
    )
    .orderBy('name')
    .execute();
  const ids = groups.map(({ id }) => id);
  const members = ids.length === 0 ? [] : await db.selectFrom('group_member').selectAll().where('group_id', 'in', ids).execute();
  const byGroup = Map.groupBy(members, (row) => row.group_id);
  return groups.map((group) => ({ ...group, userIds: (byGroup.get(group.id) ?? []).map((row) => row.user_id) }));
}
