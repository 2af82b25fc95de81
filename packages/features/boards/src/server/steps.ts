import { giveStep, ownTables, ownWork, purgeJob, type Steps } from '@pausenplatz/kernel-server';
import { copiedBlocksStep } from '@pausenplatz/schools/server';
import { boardsLimits } from '../contract/index.ts';
import { copyEntries } from './copy-entries.ts';
import { exportClass } from './export-class.ts';
import { boardsKeeps } from './keeps.ts';
import type { BoardsTables } from './tables.ts';

/** What was put into the trash. */
export const purgeEntries = purgeJob({
  name: 'boards-purge',
  schedule: '57 3 * * *',
  table: 'board_entry',
  days: boardsLimits.trashDays,
});

/** What boards know about people and classes. */
export const boardsSteps: Steps = {
  keeps: boardsKeeps,
  given: [giveStep(copiedBlocksStep, copyEntries)],
  exportClass,
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const { db } = ownWork<BoardsTables>(work);
    const rows = await db.selectFrom('board_card_file').select('file_id').distinct().where('file_id', 'in', fileIds).execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    const db = ownTables<BoardsTables>(services.db);
    const entries = await db
      .selectFrom('board_entry')
      .innerJoin('page', 'page.id', 'page_id')
      .select(['page.title as page', 'board_entry.title', 'cells', 'board_entry.created_at', 'board_entry.released_at'])
      .where('author_id', '=', userId)
      .where('board_entry.deleted_at', 'is', null)
      .orderBy('board_entry.created_at')
      .execute();
    const inEntries = (table: 'board_mark' | 'board_like' | 'board_comment') =>
      db.selectFrom(table).innerJoin('board_entry', 'board_entry.id', `${table}.entry_id`).innerJoin('page', 'page.id', 'page_id');
    const about = ['page.title as page', 'board_entry.title as entry'] as const;
    const marks = await inEntries('board_mark')
      .select([...about, 'column_id', 'board_mark.at'])
      .where('user_id', '=', userId)
      .execute();
    const likes = await inEntries('board_like').select(about).where('user_id', '=', userId).execute();
    const comments = await inEntries('board_comment')
      .select([...about, 'board_comment.text', 'board_comment.at'])
      .where('board_comment.author_id', '=', userId)
      .execute();
    const assigned = await db
      .selectFrom('board_card')
      .innerJoin('board_entry', 'board_entry.id', 'entry_id')
      .innerJoin('page', 'page.id', 'page_id')
      .select([...about, 'due_on', 'checks'])
      .where('assignee_id', '=', userId)
      .where('board_entry.deleted_at', 'is', null)
      .execute();
    return { data: { assignedCards: assigned, listEntries: entries, listMarks: marks, listLikes: likes, listComments: comments } };
  },
};
