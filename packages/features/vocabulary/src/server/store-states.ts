import type { Kysely } from 'kysely';
import type { WordState } from '../rules/index.ts';
import type { VocabularyTables } from './tables.ts';

/** Where somebody is with these words, in one statement. */
export async function storeStates(
  work: { readonly db: Kysely<VocabularyTables> },
  userId: string,
  states: ReadonlyMap<string, WordState>,
): Promise<void> {
  await work.db
    .insertInto('vocabulary_state')
    .values([...states].map(([itemId, state]) => rowOf(userId, itemId, state)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'item_id']).doUpdateSet((row) => ({
        box: row.ref('excluded.box'),
        is_known: row.ref('excluded.is_known'),
        due_on: row.ref('excluded.due_on'),
        lapses: row.ref('excluded.lapses'),
        streak: row.ref('excluded.streak'),
        is_memo: row.ref('excluded.is_memo'),
        last_error: row.ref('excluded.last_error'),
        last_on: row.ref('excluded.last_on'),
      })),
    )
    .execute();
}

const rowOf = (userId: string, itemId: string, state: WordState) => ({
  user_id: userId,
  item_id: itemId,
  box: state.box,
  is_known: state.isKnown,
  due_on: state.dueOn,
  lapses: state.lapses,
  streak: state.streak,
  is_memo: state.isMemo,
  last_error: state.lastError,
  first_on: state.firstOn,
  last_on: state.lastOn,
});
