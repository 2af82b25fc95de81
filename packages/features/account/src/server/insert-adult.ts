import { newId, type Services, type Work } from '@pausenplatz/kernel-server';
import { freeUserName } from './office/create-accounts.ts';
import type { AccountTables } from './tables.ts';

interface Adult {
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly ('Teacher' | 'SchoolAdmin' | 'Private')[];
  /** Proven by a mailed link. */
  readonly email: string;
  readonly passwordHash: string;
}

/** Makes the account of an adult who has chosen a password and whose address is proven. */
export async function insertAdult(
  work: Pick<Work<AccountTables>, 'db'>,
  context: Pick<Services, 'clock'>,
  { firstName, lastName, roles, email, passwordHash }: Adult,
): Promise<{ readonly id: string; readonly userName: string }> {
  const id = newId();
  const now = context.clock.now();
  const userName = await freeUserName(work.db, { firstName, lastName });
  await work.db
    .insertInto('user_account')
    .values({
      id,
      user_name: userName,
      email,
      email_confirmed_at: now,
      first_name: firstName,
      last_name: lastName,
      avatar: null,
      roles: [...roles],
      pro: false,
      password_hash: passwordHash,
      initial_password: false,
      current_class_id: null,
      seen_release_notes: null,
      disabled_at: null,
      created_at: now,
    })
    .execute();
  return { id, userName };
}
