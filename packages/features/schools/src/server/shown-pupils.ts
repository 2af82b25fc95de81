import type { Kysely } from 'kysely';
import type { ClassScope } from './scope.ts';
import type { SchoolsTables } from './tables.ts';

/**
 * The pupils of a class of whom its past may be told today. Of a living class these are all that are in it; an archived class says
 * nothing of children who are elsewhere: in another living class, or no longer at the school (decisions 2.16).
 */
export async function shownPupils(db: Kysely<SchoolsTables>, scope: ClassScope): Promise<string[]> {
  const pupils = db.selectFrom('class_pupil').select('class_pupil.user_id').where('class_pupil.class_id', '=', scope.classId);
  if (!scope.isArchived) return (await pupils.execute()).map(({ user_id }) => user_id);
  const rows = await pupils
    .where((where) =>
      where.exists(
        where
          .selectFrom('school_member')
          .select('school_member.user_id')
          .whereRef('school_member.user_id', '=', 'class_pupil.user_id')
          .where('school_member.school_id', '=', scope.schoolId)
          .where('school_member.kind', '=', 'pupil'),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('class_pupil as other')
            .innerJoin('school_class', 'school_class.id', 'other.class_id')
            .select('other.user_id')
            .whereRef('other.user_id', '=', 'class_pupil.user_id')
            .where('other.class_id', '!=', scope.classId)
            .where('school_class.archived_at', 'is', null)
            .where('school_class.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}
