import { newId, type Services } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import type { PagesTables } from '../tables.ts';

const word = { term: 'Tischtennis', text: 'Zwei Tische hinter der Turnhalle. Die Bälle gibt es im Spielhaus.' };

/** A child suggests a word for the register on these pages; it waits for somebody who changes the page. */
export async function plantSuggestion(
  db: Kysely<PagesTables>,
  clock: Services['clock'],
  pageIds: readonly string[],
  userId: string,
): Promise<void> {
  const register = await db
    .selectFrom('page_block')
    .select(['id', 'page_id'])
    .where('page_id', 'in', pageIds)
    .where('type', '=', 'AtoZ')
    .executeTakeFirstOrThrow();
  const id = newId();
  const entry = JSON.stringify({ id: id.slice(-12), ...word, byReader: true });
  await db
    .insertInto('page_contribution')
    .values({ id, page_id: register.page_id, block_id: register.id, by_id: userId, entry, created_at: clock.now() })
    .execute();
}
