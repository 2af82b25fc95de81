import type { Work } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** Whether somebody else of a school has this number of its administration already; whoever asks has locked the school. */
export async function isNumberTaken(work: Work<AccountTables>, schoolId: string, number: string, userId: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('user_account')
    .innerJoin('school_member', 'school_member.user_id', 'user_account.id')
    .select('user_account.id')
    .where('school_id', '=', schoolId)
    .where('external_id', '=', number)
    .where('user_account.id', '!=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who comes into a school where somebody else has the same number leaves the own one behind: it is the school's, not the child's. */
export async function dropTakenNumbers(work: Work<AccountTables>, schoolId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`update user_account set external_id = null where id = any(${[...userIds]}) and exists (
    select 1 from user_account other join school_member on school_member.user_id = other.id
    where school_member.school_id = ${schoolId} and other.external_id = user_account.external_id and other.id <> user_account.id)`.execute(
    work.db,
  );
}
