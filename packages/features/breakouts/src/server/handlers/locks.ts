import { confirmed } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { generateKeyBetween } from 'fractional-indexing';
import {
  breakoutLimits,
  deleteBreakoutLock,
  getBreakoutLocks,
  type LockContent,
  moveBreakoutLock,
  saveBreakoutEnding,
  saveBreakoutLock,
} from '../../contract/index.ts';
import { handle, refuse } from '../breakouts.ts';
import { changeAsKeeper, type OwnWork, tell } from '../change.ts';
import { proveFiles } from '../prove-files.ts';
import { presentEdited } from '../present.ts';
import { filesOf, gameOf, locksOf, type LockRow } from '../queries.ts';
import { proveKeeping } from '../scope.ts';

const listHandler = handle(getBreakoutLocks, async (context, { blockId }) => {
  await proveKeeping(context, blockId);
  const locks = await locksOf(context.db, blockId);
  const files = await filesOf(
    context.db,
    locks.flatMap(({ picture_id, audio_id }) => [picture_id, audio_id]),
  );
  return { locks: locks.map((lock) => presentEdited(context, files, lock)), ending: (await gameOf(context.db, blockId)).ending };
});

const saveHandler = handle(saveBreakoutLock, async (context, { blockId, id, lock }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    if (lock.secret.kind === 'points' && lock.pictureId === null) return refuse('BREAKOUT_PICTURE_MISSING');
    const locks = await locksOf(work.db, blockId);
    await proveFiles(work, context, { blockId, lock });
    const row = id === null ? await addLock(work, scope, locks, lock) : await changeLock(work, locks, id, lock);
    tell(work, scope, null);
    return { lock: presentEdited(context, await filesOf(work.db, [row.picture_id, row.audio_id]), row) };
  }),
);

const stored = ({ title, story, task, pictureId, alt, audioId, secret, hints }: LockContent) => ({
  title,
  story,
  task,
  picture_id: pictureId,
  alt,
  audio_id: audioId,
  secret: JSON.stringify(secret),
  hints: JSON.stringify(hints),
});

function addLock(
  work: OwnWork,
  { pageId, blockId }: { readonly pageId: string; readonly blockId: string },
  locks: readonly LockRow[],
  lock: LockContent,
): Promise<LockRow> {
  if (locks.length >= breakoutLimits.locks) refuse('BREAKOUT_FULL', { details: { count: breakoutLimits.locks } });
  const position = generateKeyBetween(locks.at(-1)?.position ?? null, null);
  return work.db
    .insertInto('breakout_lock')
    .values({ id: newId(), page_id: pageId, block_id: blockId, position, ...stored(lock) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function changeLock(work: OwnWork, locks: readonly LockRow[], id: string, lock: LockContent): Promise<LockRow> {
  proveLock(locks, id);
  return work.db.updateTable('breakout_lock').set(stored(lock)).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

function proveLock(locks: readonly LockRow[], id: string): void {
  if (!locks.some((lock) => lock.id === id)) refuse('BREAKOUT_LOCK_NOT_FOUND');
}

const moveHandler = handle(moveBreakoutLock, async (context, { blockId, id, afterId }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    const locks = await locksOf(work.db, blockId);
    proveLock(locks, id);
    const others = locks.filter((lock) => lock.id !== id);
    if (afterId !== null) proveLock(others, afterId);
    const at = others.findIndex((lock) => lock.id === afterId) + 1;
    const position = generateKeyBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null);
    await work.db.updateTable('breakout_lock').set({ position }).where('id', '=', id).execute();
    tell(work, scope, null);
    return confirmed;
  }),
);

const deleteHandler = handle(deleteBreakoutLock, async (context, { blockId, id }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    proveLock(await locksOf(work.db, blockId), id);
    await work.db.deleteFrom('breakout_lock').where('id', '=', id).execute();
    tell(work, scope, null);
    return confirmed;
  }),
);

const endingHandler = handle(saveBreakoutEnding, async (context, { blockId, ending }) =>
  changeAsKeeper(context, blockId, async (work, scope) => {
    await work.db
      .insertInto('breakout')
      .values({ block_id: blockId, page_id: scope.pageId, ending, started_at: null, ended_at: null })
      .onConflict((conflict) => conflict.column('block_id').doUpdateSet({ ending }))
      .execute();
    tell(work, scope, null);
    return confirmed;
  }),
);

export const lockHandlers = [listHandler, saveHandler, moveHandler, deleteHandler, endingHandler];
