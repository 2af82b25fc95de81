import type { Role } from '@pausenplatz/kernel-contract';
import { newId, openSealed, type Services } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { type AccountTables, hashPassword } from '../server/index.ts';

export const testPassword = 'drei blaue Tassen';
let hashed: Promise<string> | null = null;

export interface TestPerson {
  readonly userId: string;
  readonly userName: string;
}

/** Plants an account with the password `testPassword`. */
export async function aPerson(
  db: Kysely<AccountTables>,
  person: { firstName: string; lastName: string; roles: Role[]; pro?: boolean; initialPassword?: boolean },
): Promise<TestPerson> {
  hashed ??= hashPassword(testPassword);
  const userId = newId();
  const userName = `${person.firstName}.${person.lastName}.${userId.slice(0, 10)}`.toLowerCase();
  await db
    .insertInto('user_account')
    .values({
      id: userId,
      user_name: userName,
      email: null,
      email_confirmed_at: null,
      first_name: person.firstName,
      last_name: person.lastName,
      avatar: null,
      roles: person.roles,
      pro: person.pro ?? false,
      password_hash: await hashed,
      initial_password: person.initialPassword ?? false,
      current_class_id: null,
      seen_release_notes: null,
      disabled_at: null,
    })
    .execute();
  return { userId, userName };
}

/** Opens a session without the way over password and second factor, as if both were passed; answers its access token. */
export async function aToken(services: Services, db: Kysely<AccountTables>, userId: string): Promise<string> {
  const sessionId = newId();
  const expiresAt = new Date(services.clock.now().getTime() + 3_600_000);
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      user_id: userId,
      kind: 'bearer',
      second_factor_at: services.clock.now(),
      device: null,
      app: null,
      remembered: false,
      expires_at: expiresAt,
      ended_at: null,
      end_reason: null,
    })
    .execute();
  return services.signer.signAccess({ sessionId, userId, expiresAt });
}

/** The first password on somebody's card, as the server reads it for printing; null once they have chosen another. */
export async function initialPasswordOf(services: Services, db: Kysely<AccountTables>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('user_account').select('initial_password_sealed').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.initial_password_sealed === null ? null : openSealed(services, 'initial-password', userId, row.initial_password_sealed);
}
