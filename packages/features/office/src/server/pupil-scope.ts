import { daysBefore } from '@pausenplatz/kernel-format';
import { personOf, type Work } from '@pausenplatz/kernel-server';
import { type ClassScope, holdPupils, proveClass, schoolFamily } from '@pausenplatz/schools/server';
import { officeLimits } from '../contract/index.ts';
import { type Context, refuse } from './office.ts';
import type { OfficeTables } from './tables.ts';

/** All of these are pupils of the class and not in the trash; PERSON_NOT_FOUND otherwise. */
export async function provePupils(context: Pick<Context, 'db'>, scope: ClassScope, userIds: readonly string[]): Promise<void> {
  const found = await context.db
    .selectFrom('class_pupil')
    .innerJoin('user_account', 'user_account.id', 'class_pupil.user_id')
    .select('user_id')
    .where('class_id', '=', scope.classId)
    .where('user_id', 'in', userIds)
    .where('user_account.deleted_at', 'is', null)
    .execute();
  if (found.length !== new Set(userIds).size) refuse('PERSON_NOT_FOUND');
}

/** The same inside the transaction that changes them: they stay in the class until the commit. */
export async function holdChosen(work: Work<OfficeTables>, scope: ClassScope, userIds: readonly string[]): Promise<void> {
  if (!(await holdPupils(work, scope.classId, userIds))) refuse('PERSON_NOT_FOUND');
  await provePupils(work, scope, userIds);
}

/** None of these also belongs to a school that this one has nothing to do with: its account is not ours to delete. */
export async function proveOnlyHere(
  context: Pick<Context, 'db'>,
  scope: Pick<ClassScope, 'schoolId'>,
  userIds: readonly string[],
): Promise<void> {
  const family = await schoolFamily(context.db, scope.schoolId);
  const elsewhere = await context.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('school_id', 'not in', family)
    .executeTakeFirst();
  if (elsewhere) refuse('PERSON_FORBIDDEN');
}

/** A place that somebody in the trash still has in another class, and leaves by coming back into this one. */
interface OldPlace {
  readonly userId: string;
  readonly classId: string;
  readonly schoolId: string;
}

/**
 * All of these are pupils of the class's school, or of one around it that the caller administers; archived, or put into the trash
 * by the school less than 60 days ago. Whoever is in another class is moved from there and not fetched: PERSON_IN_CLASS. Whoever
 * lies in the trash and has a place in another class may come here only with a right to that class; answers those places.
 */
export async function proveReturners(context: Context, scope: ClassScope, userIds: readonly string[]): Promise<OldPlace[]> {
  const { adminSchoolIds } = personOf(context);
  const oldest = daysBefore(context.clock.now(), officeLimits.trashDays);
  const administered = (await schoolFamily(context.db, scope.schoolId)).filter((id) => adminSchoolIds.includes(id));
  const found = await context.db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select(['user_id', 'deleted_at', 'deleted_by'])
    .distinct()
    .where('school_id', 'in', [...new Set([scope.schoolId, ...administered])])
    .where('kind', '=', 'pupil')
    .where('user_id', 'in', userIds)
    .execute();
  // Who deleted an account themselves has to come back themselves.
  if (found.length !== new Set(userIds).size || found.some((row) => row.deleted_by === 'self')) refuse('PERSON_NOT_FOUND');
  if (found.some((row) => row.deleted_at !== null && row.deleted_at < oldest))
    refuse('RESTORE_TOO_LATE', { details: { days: officeLimits.trashDays } });
  const elsewhere = await otherPlacesOf(context, scope, userIds);
  const trashed = new Set(found.filter((row) => row.deleted_at !== null).map((row) => row.user_id));
  if (elsewhere.some(({ userId }) => !trashed.has(userId))) refuse('PERSON_IN_CLASS');
  for (const classId of new Set(elsewhere.map((place) => place.classId))) await proveClass(context, classId, 'roster');
  return elsewhere;
}

/** Where these people are in live classes other than this one. */
function otherPlacesOf(context: Pick<Context, 'db'>, scope: ClassScope, userIds: readonly string[]): Promise<OldPlace[]> {
  return context.db
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select(['user_id as userId', 'class_id as classId', 'school_id as schoolId'])
    .where('user_id', 'in', userIds)
    .where('class_id', '!=', scope.classId)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}
