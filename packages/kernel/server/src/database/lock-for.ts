import { type Kysely, sql } from 'kysely';

/**
 * Whoever else asks for the same words waits until this transaction ends: for rules that count before they write, where there is no
 * row to lock.
 */
export async function lockFor<Tables>(transaction: Kysely<Tables>, words: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(transaction);
}
