import type { Kysely } from 'kysely';
import { isStillHere } from './places.ts';
import type { ClassScope } from './scope.ts';
import type { SchoolsTables } from './tables.ts';

/** The pupils of a class of whom its past may be told today (decisions 2.16). */
export async function shownPupils(db: Kysely<SchoolsTables>, { classId }: ClassScope): Promise<string[]> {
  const rows = await db.selectFrom('class_pupil').select('user_id').where('class_id', '=', classId).where(isStillHere).execute();
  return rows.map((row) => row.user_id);
}
