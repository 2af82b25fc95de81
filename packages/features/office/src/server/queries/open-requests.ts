import { openWall } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { AccountTables } from '@pausenplatz/account/server';

/** Teachers who wait for an answer of a school, who waits longest first. */
export async function openRequestsOf(db: Kysely<AccountTables>, schoolId: string) {
  const asking = await db
    .selectFrom('join_request')
    .select('user_id')
    .where('school_id', '=', schoolId)
    .where('state', '=', 'open')
    .execute();
  // They belong to no school of ours yet, but asked this one.
  openWall({ people: asking.map((row) => row.user_id) });
  const rows = await db
    .selectFrom('join_request')
    .innerJoin('user_account', 'user_account.id', 'join_request.user_id')
    .select(['join_request.id', 'user_id', 'first_name as firstName', 'last_name as lastName', 'message', 'join_request.created_at as at'])
    .where('school_id', '=', schoolId)
    .where('state', '=', 'open')
    .where('deleted_at', 'is', null)
    .orderBy('join_request.created_at')
    .execute();
  return rows.map(({ id, user_id, firstName, lastName, message, at }) => ({
    id,
    person: { id: user_id, firstName, lastName },
    message,
    at: at.toISOString(),
  }));
}
