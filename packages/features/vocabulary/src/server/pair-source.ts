import { zurichDay } from '@pausenplatz/kernel-format';
import { giveStep } from '@pausenplatz/kernel-server';
import { pairsApart } from '@pausenplatz/progress/rules';
import { type LearnPair, pairSourceStep } from '@pausenplatz/progress/server';
import { type Kysely, sql } from 'kysely';
import { gapOf } from '../rules/index.ts';
import { itemsOf, itemsOfLists, mayLearn } from './queries/items.ts';
import { isLearnt, isOwn, isTaught, readLists } from './queries/lists.ts';
import type { VocabularyTables } from './tables.ts';

/** What stands for the word in its sentence. */
const gap = '…';
const words = (text: string) => ({ text, picture: null });

/** A word and a sentence that it is missing in; a word without one stands beside itself. */
function pairOf(item: { readonly word: string; readonly sentence: string }): LearnPair {
  const found = gapOf(item.sentence, item.word);
  return { first: words(item.word), second: words(found ? `${found.before}${gap}${found.after}` : item.word) };
}

/** The lists that somebody learns, wrote or teaches, for the games. */
export const vocabularyPairs = giveStep(pairSourceStep, {
  kind: 'words',
  async list(asking, asker) {
    // The same database, whose tables progress does not know.
    const db = asking.db as unknown as Kysely<VocabularyTables>;
    const condition = sql`${isOwn(asker)} or ${isLearnt(asker)} or ${isTaught(asker)}`;
    const rows = await readLists(db, asker, { condition, today: zurichDay(asking.clock.now()) });
    const items = await itemsOfLists(
      db,
      rows.map(({ id }) => id),
    );
    const words = Map.groupBy(items.filter(mayLearn), ({ vocabulary_id: listId }) => listId);
    return rows.map(({ id, name }) => ({ id, title: name, pairs: pairsApart((words.get(id) ?? []).map(pairOf)).length }));
  },
  async read(asking, asker, id) {
    const db = asking.db as unknown as Kysely<VocabularyTables>;
    const condition = sql`list.id = ${id} and (${isOwn(asker)} or ${isLearnt(asker)} or ${isTaught(asker)})`;
    const [row] = await readLists(db, asker, { condition, today: zurichDay(asking.clock.now()) });
    if (!row) return null;
    return { title: row.name, pairs: (await itemsOf(db, row.id)).filter(mayLearn).map(pairOf) };
  },
});
