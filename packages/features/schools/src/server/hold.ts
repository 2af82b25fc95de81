import type { Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { schoolFamily } from './school-tree.ts';
import type { SchoolsTables } from './tables.ts';

/**
 * Holds a class until the commit, as it was proven before the transaction: neither archived nor deleted, and taught by this person, or
 * attended by this pupil. Answers whether it still is so; what nobody may change meanwhile is written below.
 */
export async function holdClass(
  work: Pick<Work<SchoolsTables>, 'db'>,
  classId: string,
  by: { readonly teacherId: string } | { readonly pupilId: string } | null = null,
): Promise<boolean> {
  // A key of another table would neither wait for the archive nor notice it.
  const living = await work.db
    .selectFrom('school_class')
    .select('id')
    .where('id', '=', classId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!living || by === null) return living !== undefined;
  const [table, userId] = 'teacherId' in by ? (['class_teacher', by.teacherId] as const) : (['class_pupil', by.pupilId] as const);
  const place = await work.db
    .selectFrom(table)
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return place !== undefined;
}

/** Holds until the commit that somebody teaches in this school or one of its family. Answers whether they do. */
export async function holdColleague(work: Pick<Work<SchoolsTables>, 'db'>, schoolId: string, userId: string): Promise<boolean> {
  const found = await work.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'teacher')
    .where('school_id', 'in', await schoolFamily(work.db, schoolId))
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Holds pupils in a class until the commit, for what is done to them because they are in it. Answers whether all of them still are. */
export async function holdPupils(work: Pick<Work<SchoolsTables>, 'db'>, classId: string, userIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return true;
  const rows = await work.db
    .selectFrom('class_pupil')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', 'in', wanted)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.length === wanted.length;
}

/** Nobody else gives these pupils a place until the commit: a row that two additions at once bring is not there to be locked. */
export async function lockPupils(work: Pick<Work<SchoolsTables>, 'db'>, userIds: readonly string[]): Promise<void> {
  const sorted = [...new Set(userIds)].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended('place of ' || id, 0)) from unnest(${sorted}::text[]) with ordinality as one (id, at) order by at`.execute(
    work.db,
  );
}
