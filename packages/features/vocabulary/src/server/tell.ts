import type { Work } from '@pausenplatz/kernel-server';
import { vocabularyChanged, vocabularyTopic } from '../contract/index.ts';
import type { VocabularyTables } from './tables.ts';

/** A class reads its lists again. */
export const tellClass = (work: Work<VocabularyTables>, classId: string): void =>
  work.publish({ topic: vocabularyTopic(classId) }, vocabularyChanged, { v: 1, classId });

/** All classes that have a list read again. */
export async function tellList(work: Work<VocabularyTables>, id: string): Promise<void> {
  const rows = await work.db.selectFrom('vocabulary_assignment').select('class_id').where('vocabulary_id', '=', id).execute();
  for (const row of rows) tellClass(work, row.class_id);
}
