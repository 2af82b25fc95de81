import { lockFor } from '@pausenplatz/kernel-server';
import type { Kysely, Selectable } from 'kysely';
import { type ClassSource, comesFromClass, nextWord } from '../rules/index.ts';
import type { GamesTables, OwnTables } from './tables.ts';

type Db = Kysely<GamesTables>;
export type ListRow = Selectable<OwnTables['word_list']>;

export const listOf = (db: Db, classId: string): Promise<ListRow | undefined> =>
  db.selectFrom('word_list').selectAll().where('class_id', '=', classId).executeTakeFirst();

const sourceOf = (row: ListRow | undefined): ClassSource | null =>
  row ? { words: row.words, isDaily: row.is_daily, dailyFrom: row.daily_from, drawnOn: row.drawn_on } : null;

/** Whether today's word of a class comes from its own list. */
export const isOwnToday = (row: ListRow | undefined, today: string): boolean => comesFromClass(sourceOf(row), today);

/** In a transaction: who begins a board and who sets the list of the class come one after the other. */
export const lockList = (db: Db, classId: string): Promise<unknown> => lockFor(db, `words of class ${classId}`);

/** Today's word from the class's own list, drawn by whoever begins first; null where the word is the one of all. */
export async function drawForClass(db: Db, classId: string, today: string): Promise<string | null> {
  await lockList(db, classId);
  const row = await listOf(db, classId);
  if (!row || !isOwnToday(row, today)) return null;
  if (row.drawn_on === today && row.drawn !== null) return row.drawn;
  const drawn = nextWord(row.words, row.drawn, classId);
  await db.updateTable('word_list').set({ drawn_on: today, drawn }).where('class_id', '=', classId).execute();
  return drawn;
}
