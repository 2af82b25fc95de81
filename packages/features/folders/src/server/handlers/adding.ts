import { type CallContext, newId } from '@pausenplatz/kernel-server';
import { addFolder, addFolderFiles, type FolderItem, foldersLimits } from '../../contract/index.ts';
import { folderRights, itemName, originOf, wayTo } from '../../rules/index.ts';
import { changeFolder, type OwnWork, targetOf } from '../change.ts';
import { handle, refuse } from '../folders.ts';
import { presentItem } from '../present.ts';
import { type ItemRow, readItems } from '../read.ts';
import type { FolderScope } from '../scope.ts';
import type { FoldersTables } from '../tables.ts';

type Context = CallContext<FoldersTables>;

const addFilesHandler = handle(addFolderFiles, (context, { blockId, parentId, fileIds }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const { mode, isKeeper, userId } = scope;
    if (!folderRights(mode, isKeeper).mayAdd) return refuse('FOLDER_FORBIDDEN');
    targetOf(items, parentId);
    const files = await holdOwnFiles(work, userId, fileIds);
    proveRoom(items, files.length);
    const made = files.map((file_id) => ({ id: newId(), file_id }));
    const origin = originOf(mode, isKeeper);
    const shared = { ...placeOf(scope, parentId), owner_id: userId, origin, created_at: context.clock.now() };
    await work.db
      .insertInto('folder_item')
      .values(made.map((one) => ({ ...one, ...shared })))
      .execute();
    const answer = await answerOf(context, work, scope, made);
    return { answer, touched: [{ origin, isFolder: false, ownerId: userId }] };
  }),
);

const addFolderHandler = handle(addFolder, (context, { blockId, parentId, name }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const { mode, isKeeper, userId } = scope;
    if (!folderRights(mode, isKeeper).mayAddFolder) return refuse('FOLDER_FORBIDDEN');
    targetOf(items, parentId);
    if (wayTo(items, parentId).length >= foldersLimits.depth) return refuse('FOLDER_TOO_DEEP', { details: { count: foldersLimits.depth } });
    proveRoom(items, 1);
    const origin = originOf(mode, isKeeper);
    const row = { id: newId(), name: itemName(name, null), owner_id: userId, origin, created_at: context.clock.now() };
    await work.db
      .insertInto('folder_item')
      .values({ ...row, ...placeOf(scope, parentId) })
      .execute();
    return { answer: await answerOf(context, work, scope, [row]), touched: [{ origin, isFolder: true, ownerId: userId }] };
  }),
);

const placeOf = ({ pageId, blockId }: FolderScope, parentId: string | null) => ({
  page_id: pageId,
  block_id: blockId,
  parent_id: parentId,
});

export function proveRoom(items: readonly ItemRow[], more: number): void {
  const { itemsPerBlock: count } = foldersLimits;
  if (items.length + more > count) refuse('FOLDER_FULL', { details: { count } });
}

/** Files that the asker uploaded and that lie in no folder yet, held, so that nobody sweeps them away meanwhile. */
async function holdOwnFiles({ db }: OwnWork, ownerId: string, fileIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(fileIds)];
  const rows = await db.selectFrom('file').select('id').where('id', 'in', wanted).where('owner_id', '=', ownerId).forKeyShare().execute();
  const used = await db.selectFrom('folder_item').select('file_id').where('file_id', 'in', wanted).execute();
  return rows.length === wanted.length && used.length === 0 ? wanted : refuse('FILE_NOT_FOUND');
}

/** These items as who made or changed them gets them back. */
export async function answerOf(
  context: Context,
  work: OwnWork,
  scope: FolderScope,
  changed: readonly { readonly id: string }[],
): Promise<{ items: FolderItem[] }> {
  const ids = new Set(changed.map(({ id }) => id));
  const rows = await readItems(work.db, { blockId: scope.blockId });
  return { items: rows.filter(({ id }) => ids.has(id)).map((row) => presentItem(context, scope, row)) };
}

export const addingHandlers = [addFilesHandler, addFolderHandler];
