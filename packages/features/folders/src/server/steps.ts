import { ownTables, ownWork, purgeJob, type Steps } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import { foldersLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { foldersKeeps } from './keeps.ts';
import type { FoldersTables } from './tables.ts';

/** What was put into the trash. */
export const purgeItems = purgeJob({
  name: 'folders-purge',
  schedule: '59 3 * * *',
  table: 'folder_item',
  days: foldersLimits.trashDays,
});

/** What folders know about people and classes. */
export const foldersSteps: Steps = {
  keeps: foldersKeeps,
  exportClass,
  /** Also what lies in a trash: it may be fetched back. */
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const rows = await ownWork<FoldersTables>(work)
      .db.selectFrom('folder_item')
      .select('file_id')
      .where('file_id', 'in', fileIds)
      .execute();
    return rows.flatMap(({ file_id }) => file_id ?? []);
  },
  async exportFor(services, userId) {
    // The files themselves go along with the person's uploads.
    const folderItems = await ownTables<FoldersTables>(services.db)
      .selectFrom('folder_item as item')
      .innerJoin('page', 'page.id', 'item.page_id')
      .leftJoin('file', 'file.id', 'item.file_id')
      .select(['page.title as page', sql<string>`coalesce(item.name, file.name)`.as('name'), 'item.origin', 'item.created_at'])
      .where('item.owner_id', '=', userId)
      .where('item.deleted_at', 'is', null)
      .orderBy('item.created_at')
      .execute();
    return { data: { folderItems } };
  },
};
