import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { schoolsAdministered } from '../rules/index.ts';
import { schoolFamilies } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

interface ClassMembership {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly schoolId: string;
  readonly as: 'teacher' | 'pupil';
}

interface SchoolMembership {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly as: 'teacher' | 'pupil' | 'admin';
}

interface Memberships {
  readonly schools: readonly SchoolMembership[];
  readonly classes: readonly ClassMembership[];
  /** Schools the person administers, child schools included. */
  readonly adminSchoolIds: readonly string[];
}

/** What a person belongs to, in three queries whatever the size of the school. */
export async function membershipsOf(db: Kysely<SchoolsTables>, userId: string): Promise<Memberships> {
  const schools = await db
    .selectFrom('school_member')
    .innerJoin('school', 'school.id', 'school_member.school_id')
    .select(['school.id', 'school.name', 'school.place', 'school_member.kind as as'])
    .where('school_member.user_id', '=', userId)
    .orderBy('school.name')
    .execute();
  const live = (table: 'class_teacher' | 'class_pupil', as: 'teacher' | 'pupil') =>
    db
      .selectFrom(table)
      .innerJoin('school_class', 'school_class.id', `${table}.class_id`)
      .select(['school_class.id', 'school_class.name', 'school_class.color', 'school_class.school_id as schoolId', sql.lit(as).as('as')])
      .where(`${table}.user_id`, '=', userId)
      .where('school_class.deleted_at', 'is', null)
      .where('school_class.archived_at', 'is', null);
  const classes = await live('class_teacher', 'teacher').unionAll(live('class_pupil', 'pupil')).orderBy('name').execute();
  const adminOf = schools.filter((school) => school.as === 'admin').map((school) => school.id);
  return { schools, classes, adminSchoolIds: adminOf.length === 0 ? [] : await withChildren(db, adminOf) };
}

async function withChildren(db: Kysely<SchoolsTables>, adminOf: readonly string[]): Promise<string[]> {
  // Only the tree below the administered schools is read, never all schools of a canton.
  const below = await sql<{ id: string; parentId: string | null }>`
    with recursive below as (
      select id, parent_id from school where id in (${sql.join(adminOf)})
      union select school.id, school.parent_id from school join below on school.parent_id = below.id)
    select id, parent_id as "parentId" from below`.execute(db);
  return schoolsAdministered(adminOf, below.rows);
}

interface PlacesBehindWall {
  readonly familySchoolIds: readonly string[];
  readonly placedClassIds: readonly string[];
}

/** How far row-level security lets a person reach: the whole school family, and classes in which they stand or stood. */
export async function placesBehindWall(db: Kysely<SchoolsTables>, userId: string): Promise<PlacesBehindWall> {
  const { rows } = await sql<{ schoolIds: string[]; classIds: string[] }>`select
    array(select distinct school_id from school_member where user_id = ${userId}) as "schoolIds",
    array(select class_id from class_teacher where user_id = ${userId}
      union select class_id from class_pupil where user_id = ${userId}) as "classIds"`.execute(db);
  const { schoolIds = [], classIds = [] } = rows[0] ?? {};
  return { familySchoolIds: await schoolFamilies(db, schoolIds), placedClassIds: classIds };
}
