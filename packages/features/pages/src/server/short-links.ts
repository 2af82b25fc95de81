import { randomInt } from 'node:crypto';
import { makeCode } from '@pausenplatz/kernel-format';
import type { Kysely } from 'kysely';
import { pageLimits } from '../contract/index.ts';
import type { PagesTables } from './tables.ts';

export async function shortCodeOf(db: Kysely<PagesTables>, pageId: string): Promise<string | null> {
  const row = await db.selectFrom('page_short').select('code').where('page_id', '=', pageId).executeTakeFirst();
  return row?.code ?? null;
}

/** The code of the page's short address; one that it has it keeps. */
export async function makeShortLink(db: Kysely<PagesTables>, pageId: string, house: string): Promise<string> {
  for (;;) {
    // One of 850 billion is taken now and then, and of two who make one for the same page at once the first has made it.
    await db
      .insertInto('page_short')
      .values({ page_id: pageId, house, code: makeCode(pageLimits.shortCodeLength, randomInt) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const code = await shortCodeOf(db, pageId);
    if (code !== null) return code;
  }
}

export async function endShortLink(db: Kysely<PagesTables>, pageId: string): Promise<void> {
  await db.deleteFrom('page_short').where('page_id', '=', pageId).execute();
}
