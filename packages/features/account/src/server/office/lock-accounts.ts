import type { Work } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import type { AccountServices } from '../account.ts';
import { endAllSessions } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';

export interface FoundAccount {
  readonly id: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly roles: readonly string[];
  readonly lockedAt: Date | null;
  readonly deletedAt: Date | null;
  /** Those that log what happens to the account: where it administers first. */
  readonly schools: readonly { readonly id: string; readonly name: string }[];
}

/** For the operator: accounts whose id, user name or address this is, or whose names begin with these words; also those in the trash. */
export async function findAccounts(db: Kysely<AccountTables>, words: string, most = 50): Promise<readonly FoundAccount[]> {
  const { rows } = await sql<FoundAccount>`
    select account.id, user_name as "userName", first_name as "firstName", last_name as "lastName", email, roles,
      disabled_at as "lockedAt", deleted_at as "deletedAt",
      coalesce((select json_agg(json_build_object('id', school.id, 'name', school.name) order by is_admin desc, school.name) from (
        select school_id, bool_or(kind = 'admin') as is_admin from school_member where user_id = account.id group by school_id) member
        join school on school.id = member.school_id), '[]') as schools
    from user_account account
    where account.id = ${words} or lower(user_name) = ${words.toLowerCase()} or lower(email) = ${words.toLowerCase()}
      or starts_with(lower(first_name || ' ' || last_name), ${words.toLowerCase()}) or starts_with(lower(last_name), ${words.toLowerCase()})
    order by last_name, first_name, account.id limit ${most}`.execute(db);
  return rows;
}

/** Locks an account, which ends its sessions, or lets it in again (null); false where that changes nothing. */
export async function lockAccount(
  work: Work<AccountTables>,
  services: AccountServices,
  { id, schools }: Pick<FoundAccount, 'id' | 'schools'>,
  at: Date | null,
): Promise<boolean> {
  const changed = await work.db
    .updateTable('user_account')
    .set({ disabled_at: at })
    .where('id', '=', id)
    .where('disabled_at', at ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows === 0n) return false;
  if (at) {
    await work.db.deleteFrom('sign_in_challenge').where('user_id', '=', id).execute();
    await endAllSessions(work, services, [id], 'revoked');
  }
  await work.audit({
    action: at ? 'account.lock' : 'account.unlock',
    scopeId: schools[0]?.id ?? null,
    subject: { kind: 'person', id },
  });
  return true;
}
