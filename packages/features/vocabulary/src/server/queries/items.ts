import { type Kysely, type Selectable, sql } from 'kysely';
import type { Item, OwnState, Portion } from '../../contract/index.ts';
import { boxOf, isLearnable, type Ordered, todoOf, type WordState } from '../../rules/index.ts';
import type { OwnTables, VocabularyTables } from '../tables.ts';

type Db = Kysely<VocabularyTables>;
type ItemRow = Selectable<OwnTables['vocabulary_item']>;
type StateRow = Selectable<OwnTables['vocabulary_state']>;

/** The portions of a list with the words in them, in order. */
export async function orderOf(db: Db, vocabularyId: string): Promise<readonly Ordered[]> {
  const portions = await db
    .selectFrom('vocabulary_portion')
    .select('id')
    .where('vocabulary_id', '=', vocabularyId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const items = await db
    .selectFrom('vocabulary_item')
    .select(['id', 'portion_id'])
    .where('vocabulary_id', '=', vocabularyId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byPortion = Map.groupBy(items, ({ portion_id }) => portion_id);
  return portions.map(({ id }) => ({ id, itemIds: (byPortion.get(id) ?? []).map((item) => item.id) }));
}

/** Numbers the words of these portions from 1, in one statement. */
export async function writeOrder(db: Db, portions: readonly Ordered[]): Promise<void> {
  const rows = portions.flatMap(({ id, itemIds }) => itemIds.map((itemId, at) => ({ itemId, portionId: id, position: at + 1 })));
  if (rows.length === 0) return;
  await sql`update vocabulary_item set portion_id = put.portion_id, position = put.position
    from unnest(${rows.map(({ itemId }) => itemId)}::text[], ${rows.map(({ portionId }) => portionId)}::text[],
      ${rows.map(({ position }) => position)}::int[]) as put (item_id, portion_id, position)
    where vocabulary_item.id = put.item_id`.execute(db);
}

export async function writePortions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update vocabulary_portion set position = put.position
    from unnest(${[...ids]}::text[]) with ordinality as put (portion_id, position)
    where vocabulary_portion.id = put.portion_id`.execute(db);
}

export const itemsOf = (db: Db, vocabularyId: string): Promise<ItemRow[]> => itemsOfLists(db, [vocabularyId]);

export async function itemsOfLists(db: Db, vocabularyIds: readonly string[]): Promise<ItemRow[]> {
  if (vocabularyIds.length === 0) return [];
  return db
    .selectFrom('vocabulary_item')
    .selectAll()
    .where('vocabulary_id', 'in', vocabularyIds)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Where these people are with these words, in one query. */
export async function statesOf(db: Db, userIds: readonly string[], itemIds: readonly string[]): Promise<StateRow[]> {
  if (userIds.length === 0 || itemIds.length === 0) return [];
  return db
    .selectFrom('vocabulary_state')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('item_id', '=', sql<string>`any(${[...itemIds]}::text[])`)
    .execute();
}

export const stateOf = (row: StateRow): WordState => ({
  box: boxOf(row.box),
  isKnown: row.is_known,
  dueOn: row.due_on,
  lapses: row.lapses,
  streak: row.streak,
  isMemo: row.is_memo,
  lastError: row.last_error,
  firstOn: row.first_on,
  lastOn: row.last_on,
});

export const presentState = ({ box, is_known: isKnown, is_memo: isMemo, last_error: lastError }: StateRow): OwnState => ({
  box,
  isKnown,
  isMemo,
  lastError,
});

export const presentItem = (row: ItemRow, own?: StateRow): Item => ({
  id: row.id,
  portionId: row.portion_id,
  position: row.position,
  word: row.word,
  sentence: row.sentence,
  sentence2: row.sentence2,
  sentence3: row.sentence3,
  sentence4: row.sentence4,
  error: row.error,
  correctedByTeacher: row.corrected_by_teacher,
  own: own ? presentState(own) : null,
});

/** Whether the word of a row may be learnt, as the rule has it. */
export const mayLearn = ({ word, error, corrected_by_teacher }: ItemRow): boolean =>
  isLearnable({ word, error, correctedByTeacher: corrected_by_teacher });

interface Counting {
  readonly today: string;
  readonly begunToday: number;
  readonly isLearner: boolean;
}

/** A portion with its counts (decisions 2.3). */
export function presentPortion(
  portion: { readonly id: string; readonly position: number },
  items: readonly (readonly [ItemRow, StateRow | undefined])[],
  { today, begunToday, isLearner }: Counting,
): Portion {
  const learnable = items.filter(([row]) => mayLearn(row));
  const states = items.flatMap(([, state]) => state ?? []);
  const due = learnable.filter(([, state]) => state && !state.is_known && state.due_on <= today).length;
  const fresh = isLearner ? learnable.filter(([, state]) => state === undefined).length : 0;
  return {
    id: portion.id,
    position: portion.position,
    total: items.length,
    words: items.filter(([{ word }]) => word !== '').length,
    learnable: learnable.length,
    wordsWorkingOn: states.filter(({ box, is_known }) => box > 0 && !is_known).length,
    known: states.filter(({ is_known }) => is_known).length,
    todo: todoOf({ due, fresh, begunToday }),
    items: items.map(([row, state]) => presentItem(row, state)),
  };
}
