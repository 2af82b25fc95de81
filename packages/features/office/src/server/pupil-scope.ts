import type { ClassScope } from '@pausenplatz/schools/server';
import { officeLimits } from '../contract/index.ts';
import { type Context, refuse } from './office.ts';
import { schoolFamily } from './queries/school-tree.ts';

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

/** None of these also belongs to a school that this one has nothing to do with: its account is not ours to delete. */
export async function proveOnlyHere(context: Pick<Context, 'db'>, scope: ClassScope, userIds: readonly string[]): Promise<void> {
  const family = await schoolFamily(context.db, scope.schoolId);
  const elsewhere = await context.db
    .selectFrom('school_member')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('school_id', 'not in', family)
    .executeTakeFirst();
  if (elsewhere) refuse('PERSON_FORBIDDEN');
}

/** All of these are pupils of the class's school, archived or put into the trash by the school less than 60 days ago. */
export async function proveReturners(context: Pick<Context, 'db' | 'clock'>, scope: ClassScope, userIds: readonly string[]): Promise<void> {
  const oldest = new Date(context.clock.now().getTime() - officeLimits.trashDays * 86_400_000);
  const found = await context.db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select(['user_id', 'deleted_at', 'deleted_by'])
    .where('school_id', '=', scope.schoolId)
    .where('kind', '=', 'pupil')
    .where('user_id', 'in', userIds)
    .execute();
  // Who deleted an account themselves has to come back themselves.
  if (found.length !== new Set(userIds).size || found.some((row) => row.deleted_by === 'self')) refuse('PERSON_NOT_FOUND');
  if (found.some((row) => row.deleted_at !== null && row.deleted_at < oldest))
    refuse('RESTORE_TOO_LATE', { details: { days: officeLimits.trashDays } });
}
