import type { CallContext, Work } from '@pausenplatz/kernel-server';
import { personOf } from '@pausenplatz/kernel-server';
import { type Kysely, sql } from 'kysely';
import { pageEditTopic, pageLimits, pageLockChanged, pageLockLost } from '../contract/index.ts';
import { pagesTexts } from '../texts.ts';
import { type PageScope, refuse } from './scope.ts';
import type { PagesTables } from './tables.ts';

interface Lock {
  readonly holder: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly since: Date;
  readonly fence: number;
  readonly expiresAt: Date;
}

type Context = CallContext<PagesTables>;

export const presentLock = ({ holder, since }: Lock) => ({ holder, since: since.toISOString() });

/**
 * Holds a living page until the commit, before its edit lock: who saves and who takes over lock both in this order, and a page that
 * went to the trash meanwhile is gone for both.
 */
export async function holdPage(work: Work<PagesTables>, pageId: string): Promise<void> {
  const page = await work.db
    .selectFrom('page')
    .select('id')
    .where('id', '=', pageId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!page) refuse('PAGE_NOT_FOUND');
}

/** The lock of a page as it stands, expired or not; locked against other changes until the commit. */
export async function lockOf(db: Kysely<PagesTables>, pageId: string): Promise<Lock | null> {
  const row = await db
    .selectFrom('page_lock')
    .innerJoin('user_account', 'user_account.id', 'page_lock.holder_id')
    .select(['user_account.id', 'first_name as firstName', 'last_name as lastName', 'since', 'fence', 'expires_at as expiresAt'])
    .where('page_id', '=', pageId)
    .forUpdate('page_lock')
    .executeTakeFirst();
  if (!row) return null;
  const { id, firstName, lastName, since, fence, expiresAt } = row;
  return { holder: { id, firstName, lastName }, since, fence, expiresAt };
}

/** Gives the lock to the actor, with a fence higher than any before; tells who is affected. */
export async function takeLock(work: Work<PagesTables>, context: Context, scope: PageScope, former: Lock | null): Promise<Lock> {
  const actor = personOf(context);
  const now = context.clock.now();
  const { fence } = await work.db
    .updateTable('page')
    .set({ lock_fence: sql<number>`lock_fence + 1` })
    .where('id', '=', scope.pageId)
    .returning('lock_fence as fence')
    .executeTakeFirstOrThrow();
  const values = { holder_id: actor.userId, session_id: actor.sessionId, fence, since: now, expires_at: expiry(now) };
  await work.db
    .insertInto('page_lock')
    .values({ page_id: scope.pageId, ...values })
    .onConflict((conflict) => conflict.column('page_id').doUpdateSet(values))
    .execute();
  const lock = await lockOf(work.db, scope.pageId);
  if (!lock) throw new Error('The lock that was just stored is not there');
  const at = now.toISOString();
  const presented = presentLock(lock);
  const cause = former && former.holder.id !== actor.userId ? 'overwrite' : 'open';
  work.publish({ topic: pageEditTopic(scope.pageId) }, pageLockChanged, { v: 1, at, pageId: scope.pageId, lock: presented, cause });
  // The former holder may be the same person in another window.
  if (former) work.publish({ userId: former.holder.id }, pageLockLost, { v: 1, at, pageId: scope.pageId, newHolder: lock.holder, fence });
  return lock;
}

/**
 * Proof that the caller still holds the lock they write under. The lock's row stays locked until the commit,
 * so a take-over waits for a save and a late save finds the take-over.
 */
export async function proveFence(work: Work<PagesTables>, context: Context, scope: PageScope, fence: number): Promise<void> {
  await holdPage(work, scope.pageId);
  const lock = await lockOf(work.db, scope.pageId);
  const { userId } = personOf(context);
  if (lock && lock.fence === fence && lock.holder.id === userId) return;
  const holder = lock ? `${lock.holder.firstName} ${lock.holder.lastName}` : pagesTexts.somebody;
  refuse('EDIT_FENCE_STALE', { details: { holder, holderId: lock?.holder.id ?? null, since: lock?.since.toISOString() ?? null } });
}

export const expiry = (now: Date): Date => new Date(now.getTime() + pageLimits.lockSeconds * 1000);
