import { getFolders, listFolderTrash } from '../../contract/index.ts';
import { handle } from '../folders.ts';
import { presentFolder, presentTrashed } from '../present.ts';
import { readItems } from '../read.ts';
import { proveFolder, proveFolders, pupilsOf } from '../scope.ts';
import { trashOf } from '../trash.ts';

const getHandler = handle(getFolders, async (context, { pageId }) => {
  const scopes = await proveFolders(context, pageId);
  const expectsPupils = scopes.some(({ isKeeper, mode }) => isKeeper && mode === 'hand-in');
  const pupils = expectsPupils ? await pupilsOf(context, pageId) : [];
  const byBlock = Map.groupBy(await readItems(context.db, { pageId }), ({ blockId }) => blockId);
  return { folders: scopes.map((scope) => presentFolder(context, scope, { items: byBlock.get(scope.blockId) ?? [], pupils })) };
});

const trashHandler = handle(listFolderTrash, async (context, { blockId }) => {
  const scope = await proveFolder(context, blockId);
  const rows = trashOf(scope, await readItems(context.db, { blockId }, true));
  return { items: rows.map((row) => presentTrashed(context, scope, row)) };
});

export const readingHandlers = [getHandler, trashHandler];
