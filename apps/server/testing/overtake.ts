import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '@pausenplatz/account/testing';

type Db = World['services']['db'];

/**
 * A request that comes while somebody else's transaction is open: `first` changes something and stays uncommitted, `then` is begun and
 * proves what it finds, and as soon as it waits for a lock, the first commits. Answers what the second answered.
 */
export async function overtake<T>({ services }: World, first: (db: Db) => Promise<unknown>, then: () => Promise<T>): Promise<T> {
  let second: Promise<T> | undefined;
  await services.db.transaction().execute(async (transaction) => {
    await first(transaction);
    second = then();
    // Its fault belongs to whoever awaits it below.
    second.catch(() => undefined);
    await waiting(services.db);
  });
  if (!second) throw new Error('Nothing was begun.');
  return second;
}

/** Waits until a connection of this database waits for another one's lock. */
async function waiting(db: Db): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.count ?? 0) > 0) return;
    await pause(25);
  }
  throw new Error('The second request never waited: nothing holds what the first one changes.');
}
