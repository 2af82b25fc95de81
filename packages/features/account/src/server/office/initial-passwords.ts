import { randomInt } from 'node:crypto';
import { openKept, sealText, type Services, type Work } from '@pausenplatz/kernel-server';
import { type RawBuilder, sql } from 'kysely';
import { daysAfter } from '@pausenplatz/kernel-format';
import { accountLimits } from '../../contract/index.ts';
import { initialPassword } from '../../rules/index.ts';
import { endOtherWays } from '../other-ways.ts';
import { endAllSessions } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import type { AccountServices } from '../account.ts';

/** What a password card shows; `password` is null once the person has chosen one of their own. */
interface InitialPassword {
  readonly userId: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string | null;
  /** Until when it is valid; null like the password. */
  readonly until: Date | null;
}

export const freshPassword = (): string => initialPassword((limit) => randomInt(limit));

/** When a first password ends that nobody hands out. */
export const firstPasswordEnd = (now: Date): Date => daysAfter(now, accountLimits.initialPasswordDays);

/** For queries over `user_account`: when a first password ends that is handed out now, as the school of the person says. */
const handedOutUntil = (
  now: Date,
): RawBuilder<Date> => sql<Date>`${now}::timestamptz + make_interval(hours => 24 * greatest(${accountLimits.initialPasswordDays}::int,
  coalesce((select max(school.first_password_weeks) * 7 from school_member member join school on school.id = member.school_id
    where member.user_id = user_account.id), 0)))`;

export const accountSeals = [
  { purpose: 'initial-password', table: 'user_account', column: 'initial_password_sealed', owner: 'id' },
  { purpose: 'second-factor', table: 'second_factor', column: 'secret_sealed', owner: 'user_id' },
] as const;

export const sealPassword = (services: Pick<Services, 'signer'>, userId: string, password: string): string =>
  sealText(services, 'initial-password', userId, password);

/** Gives people new initial passwords: the old password, sessions, QR cards and linked accounts end with it. Whoever calls has proven the right. */
export async function renewInitialPasswords(
  work: Work<AccountTables>,
  services: AccountServices,
  userIds: readonly string[],
): Promise<InitialPassword[]> {
  if (userIds.length === 0) return [];
  const { db } = work;
  const passwords = new Map(userIds.map((id) => [id, freshPassword()]));
  const ids = [...passwords.keys()];
  const sealed = ids.map((id) => sealPassword(services, id, passwords.get(id) ?? ''));
  const { rows } = await sql<{ id: string; user_name: string; first_name: string; last_name: string; initial_password_until: Date }>`
    update user_account set password_hash = null, initial_password = true, initial_password_sealed = fresh.sealed,
      initial_password_until = ${handedOutUntil(services.clock.now())}
    from unnest(${ids}::text[], ${sealed}::text[]) as fresh (id, sealed)
    where user_account.id = fresh.id
    returning user_account.id, user_name, first_name, last_name, initial_password_until`.execute(db);
  await db.deleteFrom('sign_in_challenge').where('user_id', 'in', ids).execute();
  await endOtherWays(work, services, ids);
  await endAllSessions(work, services, ids, 'password');
  return rows.map((row) => ({
    userId: row.id,
    userName: row.user_name,
    firstName: row.first_name,
    lastName: row.last_name,
    password: passwords.get(row.id) ?? null,
    until: row.initial_password_until,
  }));
}

/**
 * The initial passwords that are still unchanged, for paper that is handed out now: from now on they count as new, and those that had
 * ended are replaced. A fixed number of queries; whoever calls has proven the right.
 */
export async function handOutInitialPasswords(
  work: Work<AccountTables>,
  services: AccountServices,
  userIds: readonly string[],
): Promise<InitialPassword[]> {
  if (userIds.length === 0) return [];
  const { db } = work;
  const now = services.clock.now();
  const ended = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', userIds)
    .where('initial_password', '=', true)
    .where('initial_password_until', '<=', now)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
  await renewInitialPasswords(
    work,
    services,
    ended.map(({ id }) => id),
  );
  await db
    .updateTable('user_account')
    .set({ initial_password_until: handedOutUntil(now) })
    .where('id', 'in', userIds)
    .where('initial_password', '=', true)
    .execute();
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'user_name', 'first_name', 'last_name', 'initial_password', 'initial_password_sealed', 'initial_password_until'])
    .where('id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    userName: row.user_name,
    firstName: row.first_name,
    lastName: row.last_name,
    password:
      row.initial_password && row.initial_password_sealed !== null
        ? openKept(services, 'initial-password', row.id, row.initial_password_sealed)
        : null,
    until: row.initial_password ? row.initial_password_until : null,
  }));
}
