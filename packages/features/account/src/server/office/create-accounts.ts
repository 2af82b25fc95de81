import type { Role } from '@pausenplatz/kernel-contract';
import { asSystem, newId, openWall, type Services, type Work } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { takeUserName, userNameBase } from '../../rules/index.ts';
import type { AccountTables } from '../tables.ts';
import { firstPasswordEnd, freshPassword, sealPassword } from './initial-passwords.ts';

/** A person who gets an account from the school. */
interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly email: string | null;
  readonly externalId: string | null;
  readonly birthYear: number | null;
}

interface CreatedAccount {
  readonly id: string;
  readonly userName: string;
}

/** Any number serves: two imports at once wait for each other, so that no name is given twice. */
const namesLock = 403_201;
const rowsAtOnce = 1_000;

/**
 * Makes accounts with unique user names and fresh initial passwords; answers ids and names in the order of `people`.
 * A fixed number of queries per thousand people. E-mail addresses must be free (`takenEmails`), or the transaction fails.
 */
export async function createAccounts(
  work: Pick<Work<AccountTables>, 'db'>,
  services: Pick<Services, 'signer' | 'clock'>,
  people: readonly NewPerson[],
): Promise<CreatedAccount[]> {
  if (people.length === 0) return [];
  const { db } = work;
  await sql`select pg_advisory_xact_lock(${namesLock})`.execute(db);
  const taken = await takenNames(db, people);
  const rows = people.map((person) => {
    const id = newId();
    return {
      id,
      user_name: takeUserName(userNameBase(person.firstName, person.lastName), taken),
      email: person.email?.toLowerCase() ?? null,
      email_confirmed_at: null,
      first_name: person.firstName,
      last_name: person.lastName,
      avatar: null,
      roles: [...person.roles],
      pro: false,
      // Without a hash: the sealed password alone is compared until a person has chosen one (decision 0040).
      password_hash: null,
      initial_password: true,
      initial_password_sealed: sealPassword(services, id, freshPassword()),
      initial_password_until: firstPasswordEnd(services.clock.now()),
      current_class_id: null,
      seen_release_notes: null,
      disabled_at: null,
      birth_year: person.birthYear,
      external_id: person.externalId,
      created_at: services.clock.now(),
    };
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('user_account')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  openWall({ people: rows.map(({ id }) => id) });
  return rows.map(({ id, user_name }) => ({ id, userName: user_name }));
}

/** A user name that is free, for one person; nobody else takes it before this transaction ends. */
export async function freeUserName(db: Kysely<AccountTables>, person: Named): Promise<string> {
  await sql`select pg_advisory_xact_lock(${namesLock})`.execute(db);
  return takeUserName(userNameBase(person.firstName, person.lastName), await takenNames(db, [person]));
}

type Named = Pick<NewPerson, 'firstName' | 'lastName'>;

async function takenNames(db: Kysely<AccountTables>, people: readonly Named[]): Promise<Set<string>> {
  const bases = [...new Set(people.map(({ firstName, lastName }) => userNameBase(firstName, lastName)))];
  // Names are unique in all schools together.
  const found = await asSystem(() =>
    sql<{ name: string }>`select lower(user_name) as name from user_account
      where regexp_replace(lower(user_name), '[0-9]+$', '') = any(${bases})`.execute(db),
  );
  return new Set(found.rows.map((row) => row.name));
}

/** Those of the addresses that some account has already, in lower case. */
export async function takenEmails(db: Kysely<AccountTables>, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = emails.map((email) => email.toLowerCase());
  const found = await asSystem(() =>
    sql<{ email: string }>`select lower(email) as email from user_account where lower(email) = any(${wanted})`.execute(db),
  );
  return new Set(found.rows.map((row) => row.email));
}
