import { type Erasure, type Gone, keepsOf, ownWork } from '@pausenplatz/kernel-server';
import type { FoldersTables, OwnTables, PlaceTables } from './tables.ts';

/** Where folders hold people and classes. What a child put there goes with the child; what was given, and folders, stay with the class. */
export const foldersKeeps = keepsOf<OwnTables & Pick<PlaceTables, 'page'>>()({
  people: {
    'folder_item.owner_id': { erased: { by: dropItems }, exportedAs: 'folderItems' },
    'folder_item.deleted_by': { erased: 'null', notExported: 'is who may fetch something back, until it is erased' },
  },
  classes: { 'folder_item.page_id': { erased: { below: 'page.group_id', files: 'file_id' }, exportedAs: 'folders' } },
  neither: { folder_item: ['id', 'block_id', 'parent_id', 'file_id', 'name', 'origin', 'deleted_with'] },
});

async function dropItems({ work, id }: Erasure): Promise<Gone> {
  const { db } = ownWork<FoldersTables>(work);
  const gone = await db
    .deleteFrom('folder_item')
    .where('owner_id', '=', id)
    .where('file_id', 'is not', null)
    .where('origin', '<>', 'given')
    .executeTakeFirstOrThrow();
  await db.updateTable('folder_item').set({ owner_id: '' }).where('owner_id', '=', id).execute();
  return { folder_item: Number(gone.numDeletedRows) };
}
