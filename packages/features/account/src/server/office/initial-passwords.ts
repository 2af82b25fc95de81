import { randomInt } from 'node:crypto';
import type { Services, Work } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { initialPassword } from '../../rules/index.ts';
import { openSealed, sealText } from '../sealed.ts';
import { endAllSessions } from '../sessions.ts';
import type { AccountTables } from '../tables.ts';
import type { AccountServices } from '../account.ts';

/** What a password card shows; `password` is null once the person has chosen one of their own. */
export interface InitialPassword {
  readonly userId: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string | null;
}

export const freshPassword = (): string => initialPassword((limit) => randomInt(limit));

export const sealPassword = (services: Pick<Services, 'signer'>, userId: string, password: string): string =>
  sealText(services, 'initial-password', userId, password);

/** Gives people new initial passwords: the old password, sessions and QR cards end with it. Whoever calls has proven the right. */
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
  const { rows } = await sql<{ id: string; user_name: string; first_name: string; last_name: string }>`
    update user_account set password_hash = null, initial_password = true, initial_password_sealed = fresh.sealed
    from unnest(${ids}::text[], ${sealed}::text[]) as fresh (id, sealed)
    where user_account.id = fresh.id
    returning user_account.id, user_name, first_name, last_name`.execute(db);
  await db.deleteFrom('qr_card').where('user_id', 'in', ids).execute();
  await endAllSessions(work, services, ids, 'password');
  return rows.map((row) => ({
    userId: row.id,
    userName: row.user_name,
    firstName: row.first_name,
    lastName: row.last_name,
    password: passwords.get(row.id) ?? null,
  }));
}

/** The initial passwords that are still unchanged, for printing; one query. Whoever calls has proven the right. */
export async function initialPasswordsOf(
  db: Kysely<AccountTables>,
  services: Pick<Services, 'signer'>,
  userIds: readonly string[],
): Promise<InitialPassword[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'user_name', 'first_name', 'last_name', 'initial_password', 'initial_password_sealed'])
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
        ? openSealed(services, 'initial-password', row.id, row.initial_password_sealed)
        : null,
  }));
}
