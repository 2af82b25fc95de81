import { confirmed } from '@pausenplatz/kernel-contract';
import { personOf, type Services, ownTables } from '@pausenplatz/kernel-server';
import type { Kysely } from 'kysely';
import { closeEditing, openEditing, overwriteEditing, pageEditTopic, pageLockChanged, renewEditing } from '../../contract/index.ts';
import { expiry, lockOf, presentLock, proveFence, takeLock } from '../locks.ts';
import { handle } from '../pages.ts';
import { provePage } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

export const openEditingHandler = handle(openEditing, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  return context.transact(async (work) => {
    // The page's row orders two people who press "Bearbeiten" in the same moment.
    await work.db.selectFrom('page').select('id').where('id', '=', id).forUpdate().execute();
    const lock = await lockOf(work.db, id);
    const isFree = !lock || lock.expiresAt <= context.clock.now() || lock.holder.id === personOf(context).userId;
    if (!isFree) return { granted: false, fence: null, lock: presentLock(lock) };
    const taken = await takeLock(work, context, scope, lock);
    return { granted: true, fence: taken.fence, lock: presentLock(taken) };
  });
});

export const overwriteEditingHandler = handle(overwriteEditing, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  return context.transact(async (work) => {
    await work.db.selectFrom('page').select('id').where('id', '=', id).forUpdate().execute();
    const taken = await takeLock(work, context, scope, await lockOf(work.db, id));
    return { fence: taken.fence, lock: presentLock(taken) };
  });
});

export const renewEditingHandler = handle(renewEditing, async (context, { id, fence }) => {
  const scope = await provePage(context, id, { permission: 2 });
  await context.transact(async (work) => {
    await proveFence(work, context, scope, fence);
    await work.db
      .updateTable('page_lock')
      .set({ expires_at: expiry(context.clock.now()) })
      .where('page_id', '=', id)
      .execute();
  });
  return confirmed;
});

export const closeEditingHandler = handle(closeEditing, async (context, { id, fence }) => {
  await provePage(context, id, { permission: 2 });
  const { userId } = personOf(context);
  await context.transact(async (work) => {
    const released = await work.db
      .deleteFrom('page_lock')
      .where('page_id', '=', id)
      .where('holder_id', '=', userId)
      .$if(fence !== undefined, (query) => query.where('fence', '=', fence ?? 0))
      .returning('page_id')
      .execute();
    const at = context.clock.now().toISOString();
    if (released.length > 0)
      work.publish({ topic: pageEditTopic(id) }, pageLockChanged, { v: 1, at, pageId: id, lock: null, cause: 'close' });
  });
  return confirmed;
});

const sweepEveryMs = 10_000;

/** Releases locks whose holder stopped beating, and tells those who wait. One indexed query every ten seconds. */
export async function startLockSweep(services: Services): Promise<void> {
  const db = ownTables<PagesTables>(services.db);
  const timer = setInterval(() => {
    void releaseExpired(services, db).catch((error: unknown) => services.log.warn({ err: error }, 'lock sweep'));
  }, sweepEveryMs);
  timer.unref();
}

export async function releaseExpired(services: Services, db: Kysely<PagesTables>): Promise<number> {
  const now = services.clock.now();
  const released = await db.deleteFrom('page_lock').where('expires_at', '<', now).returning('page_id').execute();
  for (const { page_id: pageId } of released) {
    services.hub.send(
      { topic: pageEditTopic(pageId) },
      pageLockChanged.name,
      { v: 1, at: now.toISOString(), pageId, lock: null, cause: 'expired' },
      null,
    );
  }
  return released.length;
}
