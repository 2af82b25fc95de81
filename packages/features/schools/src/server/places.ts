import { schoolRefusals } from './refusals.ts';
import { asSystem, openWall, refuserFor, type Work } from '@pausenplatz/kernel-server';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { schoolFamily } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

const refuse = refuserFor(schoolRefusals);

type SchoolsWork = Work<SchoolsTables>;

/** Whether the person of this column has a place in a class that is neither archived nor deleted, other than `exceptClassId`. */
const isPlaced = (userId: RawBuilder<string>, exceptClassId: RawBuilder<string>) => sql<SqlBool>`exists (
  select 1 from class_pupil place join school_class living on living.id = place.class_id
  where place.user_id = ${userId} and place.class_id <> ${exceptClassId} and living.archived_at is null and living.deleted_at is null)`;

/**
 * For queries over `class_pupil`: the child is still one of this class. In a living class everybody is; an archived one does not name
 * children who are in another class or have left the school (decisions 2.16).
 */
export const isStillHere = sql<SqlBool>`exists (
  select 1 from school_class own where own.id = class_pupil.class_id and (own.archived_at is null or (
    not ${isPlaced(sql.ref('class_pupil.user_id'), sql.ref('class_pupil.class_id'))}
    and exists (select 1 from school_member belongs
      where belongs.user_id = class_pupil.user_id and belongs.school_id = own.school_id and belongs.kind = 'pupil'))))`;

/** Refuses pupils of a school that has nothing to do with this one: nobody but their own school hands them over (decisions 2.16). */
export async function refuseElsewhere(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<void> {
  if (await belongElsewhere(work, schoolId, userIds)) refuse('PUPIL_ELSEWHERE');
}

/** Whether one of these people is a pupil of a school that has nothing to do with this one. */
export async function belongElsewhere(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<boolean> {
  // What is beyond the wall is the very question.
  return userIds.length > 0 && asSystem(() => haveOtherPlaces(work, schoolId, userIds));
}

async function haveOtherPlaces(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<boolean> {
  const family = await schoolFamily(work.db, schoolId);
  const member = await work.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'pupil')
    .where('school_id', 'not in', family)
    .limit(1)
    .executeTakeFirst();
  const placed = await work.db
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('school_id', 'not in', family)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return member !== undefined || placed !== undefined;
}

/** Who came into a class of this school belongs to it from now on, and to those others alone where they have a class as well. */
export async function settle(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<void> {
  await work.db
    .deleteFrom('school_member')
    .where('user_id', 'in', userIds)
    .where('kind', '=', 'pupil')
    .where('school_id', '!=', schoolId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('class_pupil')
            .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
            .select('class_pupil.user_id')
            .whereRef('class_pupil.user_id', '=', 'school_member.user_id')
            .whereRef('school_class.school_id', '=', 'school_member.school_id')
            .where('archived_at', 'is', null)
            .where('deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Pupils leave a school and all that hang together with it: memberships, places in living classes, groups. Archived classes keep theirs. */
export async function leaveFamily(work: SchoolsWork, schoolId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  openWall({ people: userIds });
  const family = await schoolFamily(work.db, schoolId);
  const living = work.db
    .selectFrom('school_class')
    .select('id')
    .where('school_id', 'in', family)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null);
  const groups = work.db.selectFrom('school_group').select('id').where('school_id', 'in', family);
  await work.db.deleteFrom('group_member').where('user_id', 'in', userIds).where('group_id', 'in', groups).execute();
  await work.db.deleteFrom('class_pupil').where('user_id', 'in', userIds).where('class_id', 'in', living).execute();
  await work.db
    .deleteFrom('school_member')
    .where('user_id', 'in', userIds)
    .where('school_id', 'in', family)
    .where('kind', '=', 'pupil')
    .execute();
}

/** A class that comes back from the archive or the trash does not take children along who found their place elsewhere meanwhile. */
export async function releaseMovedOn(work: SchoolsWork, classId: string): Promise<void> {
  await sql`delete from class_pupil using school_class own
    where class_pupil.class_id = ${classId} and own.id = ${classId} and own.archived_at is null and own.deleted_at is null
    and (${isPlaced(sql.ref('class_pupil.user_id'), sql.ref('class_pupil.class_id'))}
      or not exists (select 1 from school_member belongs
        where belongs.user_id = class_pupil.user_id and belongs.school_id = own.school_id and belongs.kind = 'pupil'))`.execute(work.db);
}
