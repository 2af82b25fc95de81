import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** Whether sign-in asks this person for a second factor. */
export async function hasSecondFactor(db: Kysely<AccountTables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these people are asked for a second factor at their sign-in. */
export async function withSecondFactor(db: Kysely<AccountTables>, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('confirmed_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** Whether one of these schools wants a second factor of its admins (a duty of who administers it). */
export async function isSecondFactorRequired(db: Kysely<AccountTables>, adminSchoolIds: readonly string[]): Promise<boolean> {
  if (adminSchoolIds.length === 0) return false;
  const row = await db
    .selectFrom('school')
    .select(sql.lit(1).as('one'))
    .where('id', 'in', adminSchoolIds)
    .where('second_factor', '=', 'admins')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
