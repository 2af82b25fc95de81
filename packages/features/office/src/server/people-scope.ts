import { daysBefore } from '@pausenplatz/kernel-format';
import { officeLimits } from '../contract/index.ts';
import { type Context, refuse } from './office.ts';

interface Chosen {
  readonly schoolIds: readonly string[];
  readonly userIds: readonly string[];
  readonly where: 'there' | 'trash' | 'anywhere';
}

/**
 * All of these are pupils of these schools, and where they are said to be; PERSON_NOT_FOUND otherwise, and for who deleted the own
 * account. Asked inside the transaction that changes them.
 */
export async function provePeople({ db, clock }: Pick<Context, 'db' | 'clock'>, { schoolIds, userIds, where }: Chosen): Promise<void> {
  const found = await db
    .selectFrom('school_member')
    .innerJoin('user_account', 'user_account.id', 'school_member.user_id')
    .select(['user_id', 'deleted_at', 'deleted_by'])
    .distinct()
    .where('school_id', 'in', schoolIds)
    .where('kind', '=', 'pupil')
    .where('user_id', 'in', userIds)
    .execute();
  const isWrong = (isTrashed: boolean) => (where === 'there' && isTrashed) || (where === 'trash' && !isTrashed);
  if (found.length !== new Set(userIds).size) refuse('PERSON_NOT_FOUND');
  if (found.some((row) => row.deleted_by === 'self' || isWrong(row.deleted_at !== null))) refuse('PERSON_NOT_FOUND');
  const oldest = daysBefore(clock.now(), officeLimits.trashDays);
  if (found.some((row) => row.deleted_at !== null && row.deleted_at < oldest))
    refuse('RESTORE_TOO_LATE', { details: { days: officeLimits.trashDays } });
}

interface LivingPlace {
  readonly userId: string;
  readonly classId: string;
  readonly schoolId: string;
}

/** The living classes in which these people have a place, whoever lies in the trash included. */
export function livingPlaces({ db }: Pick<Context, 'db'>, userIds: readonly string[]): Promise<LivingPlace[]> {
  return db
    .selectFrom('class_pupil')
    .innerJoin('school_class', 'school_class.id', 'class_pupil.class_id')
    .select(['user_id as userId', 'class_id as classId', 'school_id as schoolId'])
    .where('user_id', 'in', userIds)
    .where('archived_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}
