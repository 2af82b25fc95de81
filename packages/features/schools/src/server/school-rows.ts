import { newId, type Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import type { AdminMode } from '../contract/index.ts';
import type { SchoolsTables } from './tables.ts';

type SchoolsWork = Work<SchoolsTables>;

/** Whoever else changes who administers a school, or what its classes are called, waits until this transaction ends. */
export async function lockSchool(work: SchoolsWork, schoolId: string): Promise<void> {
  await sql`select id from school where id = ${schoolId} for update`.execute(work.db);
}

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
