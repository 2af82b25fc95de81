import type { Transaction } from 'kysely';
import type { AccountTables } from './tables.ts';

/** The password that somebody has just proven, as it is stored: a new one in between makes that proof worth nothing. */
export interface ProvenPassword {
  readonly password_hash: string | null;
  readonly initial_password_sealed: string | null;
}

/** Holds an account until the commit, living and, where given, still with the password that was proven. Answers whether it is. */
export async function holdAccount(db: Transaction<AccountTables>, userId: string, proven?: ProvenPassword): Promise<boolean> {
  const living = db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null);
  const same = proven
    ? living
        .where('password_hash', 'is not distinct from', proven.password_hash)
        .where('initial_password_sealed', 'is not distinct from', proven.initial_password_sealed)
    : living;
  return (await same.forShare().executeTakeFirst()) !== undefined;
}
