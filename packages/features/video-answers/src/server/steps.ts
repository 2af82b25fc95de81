import { ownTables, ownWork, purgeJob, type Steps } from '@pausenplatz/kernel-server';
import { answersLimits } from '../contract/index.ts';
import { exportClass } from './export-class.ts';
import { answersKeeps } from './keeps.ts';
import type { AnswersTables } from './tables.ts';

/** What was put into the trash. */
export const purgeAnswers = purgeJob({
  name: 'video-answers-purge',
  schedule: '1 4 * * *',
  table: 'question_answer',
  days: answersLimits.trashDays,
});

/** What answers know about people and classes. */
export const answersSteps: Steps = {
  keeps: answersKeeps,
  exportClass,
  /** Also what lies in a trash: it may be fetched back. */
  async usedFiles(_services, work, fileIds) {
    if (fileIds.length === 0) return [];
    const rows = await ownWork<AnswersTables>(work)
      .db.selectFrom('question_answer')
      .select('file_id')
      .where('file_id', 'in', fileIds)
      .execute();
    return rows.map(({ file_id }) => file_id);
  },
  async exportFor(services, userId) {
    // The recordings themselves go along with the person's uploads.
    const answers = await ownTables<AnswersTables>(services.db)
      .selectFrom('question_answer as answer')
      .innerJoin('page', 'page.id', 'answer.page_id')
      .innerJoin('file', 'file.id', 'answer.file_id')
      .select(['page.title as page', 'file.name', 'answer.response', 'answer.created_at', 'answer.released_at'])
      .where('answer.owner_id', '=', userId)
      .where('answer.deleted_at', 'is', null)
      .orderBy('answer.created_at')
      .execute();
    return { data: { answers } };
  },
};
