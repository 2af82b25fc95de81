import { type CallContext, lockFor, type Work } from '@pausenplatz/kernel-server';
import { pageEditTopic, pageMembersTopic } from '@pausenplatz/pages/contract';
import { folderChanged } from '../contract/index.ts';
import { isForAll } from '../rules/index.ts';
import { refuse } from './folders.ts';
import { type ItemRow, mayChange, maySee, readItems } from './read.ts';
import { type FolderScope, holdFolder, proveFolder } from './scope.ts';
import type { FoldersTables } from './tables.ts';

type Context = CallContext<FoldersTables>;
export type OwnWork = Work<FoldersTables>;

/** What a change touched, for the question who is told. */
type Touched = Pick<ItemRow, 'origin' | 'isFolder' | 'ownerId'>;

interface Changed<Result> {
  readonly answer: Result;
  readonly touched: readonly Touched[];
}

/**
 * One change of a folder: proof, then inside of a transaction everything that was proven held, one change after the other, so that what
 * lies in it stays as it was read until the commit; and news to those who see what changed.
 */
export async function changeFolder<Result>(
  context: Context,
  blockId: string,
  change: (work: OwnWork, scope: FolderScope, items: readonly ItemRow[]) => Promise<Changed<Result>>,
): Promise<Result> {
  await proveFolder(context, blockId);
  return context.transact(async (work) => {
    await lockFor(work.db, `folder ${blockId}`);
    const scope = await holdFolder(context, work, blockId);
    const { answer, touched } = await change(work, scope, await readItems(work.db, { blockId }));
    tell(work, scope, touched);
    return answer;
  });
}

/** What one child handed in is no news for the others: their sockets stay silent. */
function tell(work: OwnWork, { pageId, blockId, mode }: FolderScope, touched: readonly Touched[]): void {
  const news = { v: 1, pageId, blockId } as const;
  if (touched.some((item) => isForAll(item, mode))) return work.publish({ topic: pageMembersTopic(pageId) }, folderChanged, news);
  work.publish({ topic: pageEditTopic(pageId) }, folderChanged, news);
  for (const userId of new Set(touched.map(({ ownerId }) => ownerId))) if (userId !== '') work.publish({ userId }, folderChanged, news);
}

/** The items of these ids; what somebody else handed in is refused as forbidden, what is not there as not found. */
export function chosenOf(scope: FolderScope, items: readonly ItemRow[], ids: readonly string[]): ItemRow[] {
  return [...new Set(ids)].map((id) => {
    const item = items.find((one) => one.id === id) ?? refuse('FOLDER_ITEM_NOT_FOUND');
    return maySee(scope, item) ? item : refuse('FOLDER_FORBIDDEN');
  });
}

/** The same where the asker may change each of them. */
export function changedOf(scope: FolderScope, items: readonly ItemRow[], ids: readonly string[]): ItemRow[] {
  const chosen = chosenOf(scope, items, ids);
  return chosen.every((item) => mayChange(scope, item)) ? chosen : refuse('FOLDER_FORBIDDEN');
}

/** The folder that something goes into; null is the top. */
export function targetOf(items: readonly ItemRow[], parentId: string | null): ItemRow | null {
  if (parentId === null) return null;
  const target = items.find((one) => one.id === parentId);
  return target?.isFolder ? target : refuse('FOLDER_ITEM_NOT_FOUND');
}
