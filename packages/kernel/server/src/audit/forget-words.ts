import { type Kysely, sql } from 'kysely';
import type { Erasure, Gone } from '../keeping/keeps.ts';
import { asSystem } from '../security/wall.ts';

/** Blanks what the log calls a person, and what it says about them; the entries, which hold ids alone, stay (decision 0170). */
export async function forgetPersonInLog({ work, id }: Pick<Erasure, 'work' | 'id'>): Promise<Gone> {
  await sql`update audit.words set words = '', named_id = case when named_id = ${id} then null else named_id end, person_id = null
    where person_id = ${id} or named_id = ${id}`.execute(work.db);
  return {};
}

/** From now on the words of the log that are this address belong to the person who took it up. */
export async function ownAddressInLog<Tables>(db: Kysely<Tables>, address: string, userId: string): Promise<void> {
  await asSystem(() =>
    sql`update audit.words set person_id = ${userId} where kind = 'address' and words = ${address} and person_id is null`.execute(db),
  );
}

/** Blanks this address in the log: whose it was is erased. */
export async function forgetAddressInLog<Tables>(db: Kysely<Tables>, address: string): Promise<void> {
  await asSystem(() => sql`update audit.words set words = '' where kind = 'address' and words = ${address}`.execute(db));
}

/** Blanks addresses that nobody took up, of entries from before. */
export async function forgetOldAddressesInLog<Tables>(db: Kysely<Tables>, before: Date): Promise<void> {
  await sql`update audit.words set words = '' from audit.entry
    where entry.number = words.entry and kind = 'address' and person_id is null and words <> '' and entry.at < ${before}`.execute(db);
}
