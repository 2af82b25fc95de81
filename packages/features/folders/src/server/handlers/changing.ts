import { renameFile } from '@pausenplatz/documents/server';
import { deleteFolderItems, foldersLimits, moveFolderItems, renameFolderItem, restoreFolderItems } from '../../contract/index.ts';
import { heightOf, itemName, wayTo, withBelow } from '../../rules/index.ts';
import { changedOf, changeFolder, targetOf } from '../change.ts';
import { handle, refuse } from '../folders.ts';
import { type ItemRow, mayChange, readItems } from '../read.ts';
import type { FolderScope } from '../scope.ts';
import { trashOf } from '../trash.ts';
import { answerOf, proveRoom } from './adding.ts';

const done = { ok: true } as const;
const idsOf = (items: readonly ItemRow[]) => items.map(({ id }) => id);

const renameHandler = handle(renameFolderItem, (context, { blockId, id, name }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const touched = changedOf(scope, items, [id]);
    for (const { file } of touched)
      await (file === null
        ? work.db
            .updateTable('folder_item')
            .set({ name: itemName(name, null) })
            .where('id', '=', id)
            .execute()
        : renameFile(work, { id: file.id, name: itemName(name, file) }));
    return { answer: await answerOf(context, work, scope, touched), touched };
  }),
);

const moveHandler = handle(moveFolderItems, (context, { blockId, ids, parentId }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const touched = changedOf(scope, items, ids);
    proveWhole(scope, withBelow(items, ids));
    targetOf(items, parentId);
    const way = wayTo(items, parentId);
    if (way.some(({ id }) => ids.includes(id))) return refuse('FOLDER_INTO_ITSELF');
    const height = Math.max(...ids.map((id) => heightOf(items, id)));
    if (height > 0 && way.length + height > foldersLimits.depth)
      return refuse('FOLDER_TOO_DEEP', { details: { count: foldersLimits.depth } });
    await work.db.updateTable('folder_item').set({ parent_id: parentId }).where('id', 'in', idsOf(touched)).execute();
    return { answer: done, touched };
  }),
);

const deleteHandler = handle(deleteFolderItems, (context, { blockId, ids }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const chosen = changedOf(scope, items, ids);
    const touched = withBelow(items, ids);
    proveWhole(scope, touched);
    const deleted = { deleted_at: context.clock.now(), deleted_by: scope.userId };
    // What lies in a chosen folder goes along with it, even if it was chosen too.
    const roots = chosen.filter(({ parentId }) => !wayTo(items, parentId).some(({ id }) => ids.includes(id)));
    for (const { id } of roots)
      await work.db
        .updateTable('folder_item')
        .set({ ...deleted, deleted_with: id })
        .where('id', 'in', idsOf(withBelow(items, [id])))
        .execute();
    return { answer: done, touched };
  }),
);

const restoreHandler = handle(restoreFolderItems, (context, { blockId, ids }) =>
  changeFolder(context, blockId, async (work, scope, items) => {
    const trash = await readItems(work.db, { blockId }, true);
    const own = trashOf(scope, trash);
    for (const id of ids)
      if (!own.some((one) => one.id === id)) refuse(trash.some((one) => one.id === id) ? 'FOLDER_FORBIDDEN' : 'FOLDER_ITEM_NOT_FOUND');
    const touched = trash.filter(({ deletedWith }) => deletedWith !== null && ids.includes(deletedWith));
    proveRoom(items, touched.length);
    const back = { deleted_at: null, deleted_by: null, deleted_with: null };
    await work.db.updateTable('folder_item').set(back).where('id', 'in', idsOf(touched)).execute();
    const top = homeless(items, touched);
    if (top.length > 0) await work.db.updateTable('folder_item').set({ parent_id: null }).where('id', 'in', idsOf(top)).execute();
    return { answer: done, touched };
  }),
);

/** A folder with what others put into it is not moved or deleted by who made it, unless they keep the block. */
function proveWhole(scope: FolderScope, items: readonly ItemRow[]): void {
  if (!items.every((item) => mayChange(scope, item))) refuse('FOLDER_FORBIDDEN');
}

/** What comes back and has no folder to come back to, or one that would lie too deep by now. */
function homeless(living: readonly ItemRow[], back: readonly ItemRow[]): ItemRow[] {
  const all = [...living, ...back];
  return back.filter(({ id, parentId }) => {
    if (parentId === null || back.some((one) => one.id === parentId)) return false;
    const way = wayTo(all, parentId);
    return way.length === 0 || way.length + heightOf(all, id) > foldersLimits.depth;
  });
}

export const changingHandlers = [renameHandler, moveHandler, deleteHandler, restoreHandler];
