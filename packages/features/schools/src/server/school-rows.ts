import { newId, openWall, type Work } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { AdminMode } from '../contract/index.ts';
import { schoolsBelow } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

type SchoolsWork = Work<SchoolsTables>;

/** Whoever else changes who administers a school, or what its classes are called, waits until this transaction ends. */
export async function lockSchool(work: SchoolsWork, schoolId: string): Promise<void> {
  await sql`select id from school where id = ${schoolId} for update`.execute(work.db);
}

interface NewSchool {
  readonly name: string;
  readonly place: string;
  readonly parentId: string | null;
  /** Known to the operator from the start; a school below another is known as that one is. */
  readonly confirmedAt?: Date | null;
}

/** Makes a school, alone or below another; answers its id. */
export async function createSchool(work: SchoolsWork, { name, place, parentId, confirmedAt = null }: NewSchool): Promise<string> {
  const id = newId();
  const parent =
    parentId === null
      ? undefined
      : await work.db.selectFrom('school').select('confirmed_at').where('id', '=', parentId).executeTakeFirstOrThrow();
  await work.db
    .insertInto('school')
    .values({ id, name, place, parent_id: parentId, confirmed_at: parent ? parent.confirmed_at : confirmedAt })
    .execute();
  // Whoever founds a school belongs to it within the same transaction.
  openWall({ schools: [id] });
  return id;
}

/**
 * Deletes a school in which there are no classes, wherever they lie, no schools below, and nobody but admins; null, and nothing done,
 * where there are. Answers who administered it. Whoever calls holds the school and has asked the features.
 */
export async function deleteEmptySchool(work: SchoolsWork, schoolId: string): Promise<readonly string[] | null> {
  const { rows } = await sql<{ filled: boolean }>`select exists (select 1 from school_class where school_id = ${schoolId})
    or exists (select 1 from school where parent_id = ${schoolId})
    or exists (select 1 from school_member where school_id = ${schoolId} and kind <> 'admin') as filled`.execute(work.db);
  if (rows[0]?.filled) return null;
  const admins = await work.db.selectFrom('school_member').select('user_id').where('school_id', '=', schoolId).execute();
  await work.db.deleteFrom('school').where('id', '=', schoolId).execute();
  return admins.map((row) => row.user_id);
}

/** The operator says that a school and all below it are what they say, or takes that back with null. False for an unknown school. */
export async function confirmSchool(work: SchoolsWork, schoolId: string, at: Date | null): Promise<boolean> {
  const schoolIds = await schoolsBelow(work.db, schoolId);
  if (schoolIds.length === 0) return false;
  await work.db
    .updateTable('school')
    .set({ confirmed_at: at })
    .where('id', 'in', schoolIds)
    .$if(at !== null, (query) => query.where('confirmed_at', 'is', null))
    .execute();
  await work.audit({ action: at ? 'school.confirm' : 'school.unconfirm', scopeId: schoolId, subject: { kind: 'school', id: schoolId } });
  return true;
}

interface ListedSchool {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
}

/** The topmost schools, those that wait for a confirmation first. */
export async function listTopSchools(db: Kysely<SchoolsTables>): Promise<ListedSchool[]> {
  return db
    .selectFrom('school')
    .select(['id', 'name', 'place', 'confirmed_at as confirmedAt', 'created_at as createdAt'])
    .where('parent_id', 'is', null)
    .orderBy((order) => order('confirmed_at', 'is not', null))
    .orderBy('created_at')
    .execute();
}

export type SchoolChange = Partial<{
  readonly name: string;
  readonly place: string;
  readonly adminMode: AdminMode;
  readonly secondFactor: 'optional' | 'admins';
  readonly firstPasswordWeeks: number;
}>;

/** Changes a school's name, place, admin mode, rule about second factors or time of first passwords. */
export async function changeSchool(
  work: SchoolsWork,
  schoolId: string,
  { adminMode, secondFactor, firstPasswordWeeks, ...words }: SchoolChange,
): Promise<void> {
  const modes = {
    ...(adminMode !== undefined && { admin_mode: adminMode }),
    ...(secondFactor !== undefined && { second_factor: secondFactor }),
    ...(firstPasswordWeeks !== undefined && { first_password_weeks: firstPasswordWeeks }),
  };
  await work.db
    .updateTable('school')
    .set({ ...words, ...modes })
    .where('id', '=', schoolId)
    .execute();
}
