import { type Kysely, sql } from 'kysely';
import type { PagesTables } from '../tables.ts';

/**
 * Holds a group's tree of pages until the commit: whoever changes its shape waits for whoever is just doing so.
 * Without it two moves that are each possible could together make a ring, which no tree shows any more.
 */
export async function lockTree(db: Kysely<PagesTables>, groupId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages of ${groupId}`}, 0))`.execute(db);
}
