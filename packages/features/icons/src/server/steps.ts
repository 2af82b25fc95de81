import { ownTables, ownWork, type Steps } from '@pausenplatz/kernel-server';
import { iconsKeeps } from './keeps.ts';
import type { IconsTables } from './tables.ts';

/** What icons know about people and files. */
export const iconsSteps: Steps = {
  keeps: iconsKeeps,
  async exportFor(services, userId) {
    const db = ownTables<IconsTables>(services.db);
    const icons = await db
      .selectFrom('user_icon')
      .innerJoin('file', 'file.id', 'user_icon.file_id')
      .select(['label', 'file.name', 'user_icon.created_at'])
      .where('user_id', '=', userId)
      .execute();
    return { data: { icons } };
  },
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<IconsTables>(work);
    const rows = await db.selectFrom('user_icon').select('file_id').distinct().where('file_id', 'in', fileIds).execute();
    return rows.map((row) => row.file_id);
  },
};
