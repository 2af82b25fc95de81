import { confirmed } from '@pausenplatz/kernel-contract';
import { lockFor, newId, newSecret, personOf } from '@pausenplatz/kernel-server';
import { createFeed, createShare, getFeed, homeworkLimits, listShares, revokeFeed, revokeShare } from '../../contract/index.ts';
import { handle, refuse } from '../homework.ts';
import { asIfMissing, proveTeaching } from '../scope.ts';
import { secretHash } from '../secret-hash.ts';

export const listSharesHandler = handle(listShares, async (context, { schoolClassId }) => {
  const scope = await proveTeaching(context, schoolClassId);
  const rows = await context.db
    .selectFrom('homework_share')
    .selectAll()
    .where('class_id', '=', scope.classId)
    .orderBy('created_at')
    .execute();
  return {
    shares: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
  };
});

export const createShareHandler = handle(createShare, async (context, { schoolClassId }) => {
  const scope = await proveTeaching(context, schoolClassId);
  const { userId } = personOf(context);
  const secret = newSecret();
  const createdAt = context.clock.now();
  const row = {
    id: newId(),
    class_id: scope.classId,
    secret_hash: secretHash(secret),
    created_by: userId,
    created_at: createdAt,
    last_used_at: null,
  };
  await context.transact(async (work) => {
    await lockFor(work.db, `homework shares ${scope.classId}`);
    const { count } = await work.db
      .selectFrom('homework_share')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('class_id', '=', scope.classId)
      .executeTakeFirstOrThrow();
    if (count >= homeworkLimits.sharesPerClass) refuse('TOO_MANY_SHARES', { details: { maximum: homeworkLimits.sharesPerClass } });
    await work.db.insertInto('homework_share').values(row).execute();
  });
  return { share: { id: row.id, createdAt: createdAt.toISOString(), lastUsedAt: null }, secret };
});

export const revokeShareHandler = handle(revokeShare, async (context, { id }) => {
  const share = await context.db.selectFrom('homework_share').select('class_id').where('id', '=', id).executeTakeFirst();
  if (!share) return refuse('SHARE_NOT_FOUND');
  await asIfMissing(proveTeaching(context, share.class_id), 'SHARE_NOT_FOUND');
  await context.db.deleteFrom('homework_share').where('id', '=', id).execute();
  return confirmed;
});

export const getFeedHandler = handle(getFeed, async (context) => {
  const { userId } = personOf(context);
  const row = await context.db.selectFrom('homework_feed').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return { createdAt: row?.created_at.toISOString() ?? null, lastReadAt: row?.last_read_at?.toISOString() ?? null };
});

export const createFeedHandler = handle(createFeed, async (context) => {
  const { userId } = personOf(context);
  const secret = newSecret();
  const fresh = { secret_hash: secretHash(secret), created_at: context.clock.now(), last_read_at: null };
  await context.db
    .insertInto('homework_feed')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
  return { url: `${context.origin()}/agenda/${secret}.ics` };
});

export const revokeFeedHandler = handle(revokeFeed, async (context) => {
  await context.db.deleteFrom('homework_feed').where('user_id', '=', personOf(context).userId).execute();
  return confirmed;
});
