import { newId } from '@pausenplatz/kernel-server';
import type { copiedBlocksStep } from '@pausenplatz/schools/server';
import type { Kysely } from 'kysely';
import { breakoutBlock } from '../contract/index.ts';
import { gameOf, locksOf } from './queries.ts';
import type { BreakoutsTables } from './tables.ts';

/** A copy has the locks, their files and the ending; who played the first one stays with it. */
export const copyLocks: NonNullable<(typeof copiedBlocksStep)['of']> = async (work, copied) => {
  // The one database, through the tables of this feature.
  const db = work.db as unknown as Kysely<BreakoutsTables>;
  for (const { from, to, toPageId } of copied.filter(({ type }) => type === breakoutBlock.type)) {
    const place = { block_id: to, page_id: toPageId };
    const { ending } = await gameOf(db, from);
    await db
      .insertInto('breakout')
      .values({ ...place, ending, started_at: null, ended_at: null })
      .execute();
    const locks = (await locksOf(db, from)).map((lock) => ({
      ...lock,
      ...place,
      id: newId(),
      secret: JSON.stringify(lock.secret),
      hints: JSON.stringify(lock.hints),
    }));
    if (locks.length > 0) await db.insertInto('breakout_lock').values(locks).execute();
  }
};
