import { confirmed } from '@pausenplatz/kernel-contract';
import { type JobDefinition, personOf, type Services, transactAs } from '@pausenplatz/kernel-server';
import { closeEditing, openEditing, overwriteEditing, pageEditTopic, pageLockChanged, renewEditing } from '../../contract/index.ts';
import { expiry, holdPage, lockOf, presentLock, proveFence, takeLock } from '../locks.ts';
import { handle } from '../pages.ts';
import { provePage } from '../scope.ts';
import type { PagesTables } from '../tables.ts';

export const openEditingHandler = handle(openEditing, async (context, { id }) => {
  const scope = await provePage(context, id, { permission: 2 });
  return context.transact(async (work) => {
    // The page's row orders two people who press "Bearbeiten" in the same moment.
    await holdPage(work, id);
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
    await holdPage(work, id);
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
      .where('fence', '=', fence)
      .returning('page_id')
      .execute();
    const at = context.clock.now().toISOString();
    if (released.length > 0)
      work.publish({ topic: pageEditTopic(id) }, pageLockChanged, { v: 1, at, pageId: id, lock: null, cause: 'close' });
  });
  return confirmed;
});

/** Releases locks whose holder stopped beating, and tells those who wait. One indexed statement every ten seconds. */
export const sweepLocks: JobDefinition = {
  name: 'pages-sweep-locks',
  everySeconds: 10,
  async run(services: Services) {
    const now = services.clock.now();
    await transactAs<PagesTables>(services)(async (work) => {
      const released = await work.db.deleteFrom('page_lock').where('expires_at', '<', now).returning('page_id').execute();
      const at = now.toISOString();
      for (const { page_id: pageId } of released)
        work.publish({ topic: pageEditTopic(pageId) }, pageLockChanged, { v: 1, at, pageId, lock: null, cause: 'expired' });
    });
  },
};
