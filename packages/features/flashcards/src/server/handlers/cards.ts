import { confirmed } from '@pausenplatz/kernel-contract';
import { asSystem, newId, personOf, type Work } from '@pausenplatz/kernel-server';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { addCards, deleteCard, flashcardLimits as limits, moveCard, updateCard } from '../../contract/index.ts';
import { handle, refuse } from '../flashcards.ts';
import { countCards, filesOfSets, touchSet } from '../queries/sets.ts';
import { holdOwnSet } from '../scope.ts';
import { proveFiles, setFiles } from '../store-card.ts';
import type { FlashcardsTables } from '../tables.ts';

type Own = Work<FlashcardsTables>;

/** The keys between which something comes that is put behind a card; 404 where that card is none of the set. */
async function placeBehind(
  db: Own['db'],
  setId: string,
  afterId: string | null,
  without?: string,
): Promise<[string | null, string | null]> {
  const rows = await db
    .selectFrom('flashcard_card')
    .select(['id', 'position'])
    .where('set_id', '=', setId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const others = rows.filter(({ id }) => id !== without);
  if (afterId === null) return [null, others[0]?.position ?? null];
  const at = others.findIndex(({ id }) => id === afterId);
  if (at < 0) return refuse('FLASHCARD_NOT_FOUND');
  return [others[at]?.position ?? null, others[at + 1]?.position ?? null];
}

async function refuseWhenFull(db: Own['db'], setId: string, more: number): Promise<void> {
  if ((await countCards(db, setId)) + more > limits.cardsPerSet) refuse('FLASHCARDS_TOO_MANY', { details: { count: limits.cardsPerSet } });
}

const addHandler = handle(addCards, async (context, { setId, afterId, cards }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await holdOwnSet(context, work, setId);
    await refuseWhenFull(work.db, setId, cards.length);
    await proveFiles(work.db, { setId, userId }, cards);
    const last = afterId === null ? await lastOf(work.db, setId) : afterId;
    const [before, behind] = await placeBehind(work.db, setId, last);
    const positions = generateNKeysBetween(before, behind, cards.length);
    const added = cards.map((card) => ({ id: newId(), ...card }));
    await work.db
      .insertInto('flashcard_card')
      .values(
        added.map(({ id, front, back }, at) => ({
          id,
          set_id: setId,
          position: positions[at] ?? '',
          front: JSON.stringify(front),
          back: JSON.stringify(back),
          deleted_at: null,
        })),
      )
      .execute();
    await setFiles(work.db, setId, added);
    await touchSet(work.db, setId, context.clock.now());
    return { cards: added, files: await filesOfSets(context, work.db, [setId]) };
  });
});

async function lastOf(db: Own['db'], setId: string): Promise<string | null> {
  const row = await db
    .selectFrom('flashcard_card')
    .select('id')
    .where('set_id', '=', setId)
    .where('deleted_at', 'is', null)
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

const updateHandler = handle(updateCard, async (context, { setId, id, front, back, asksAgain }) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await holdOwnSet(context, work, setId);
    await proveFiles(work.db, { setId, userId }, [{ front, back }]);
    const changed = await work.db
      .updateTable('flashcard_card')
      .set({ front: JSON.stringify(front), back: JSON.stringify(back) })
      .where('id', '=', id)
      .where('set_id', '=', setId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return refuse('FLASHCARD_NOT_FOUND');
    await setFiles(work.db, setId, [{ id, front, back }]);
    if (asksAgain) await forgetCard(work, id);
    await touchSet(work.db, setId, context.clock.now());
    return { card: { id, front, back }, files: await filesOfSets(context, work.db, [setId]) };
  });
});

/** All who learn it are asked again from the beginning; only the server itself reaches what others know. */
const forgetCard = (work: Own, cardId: string) =>
  asSystem(() => work.db.deleteFrom('flashcard_state').where('card_id', '=', cardId).execute());

const moveHandler = handle(moveCard, (context, { setId, id, afterId }) =>
  context.transact(async (work) => {
    await holdOwnSet(context, work, setId);
    const [before, behind] = await placeBehind(work.db, setId, afterId, id);
    const moved = await work.db
      .updateTable('flashcard_card')
      .set({ position: generateKeyBetween(before, behind) })
      .where('id', '=', id)
      .where('set_id', '=', setId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return moved ? confirmed : refuse('FLASHCARD_NOT_FOUND');
  }),
);

const deleteHandler = handle(deleteCard, (context, { setId, id, isDeleted }) =>
  context.transact(async (work) => {
    await holdOwnSet(context, work, setId);
    if (!isDeleted) await refuseWhenFull(work.db, setId, 1);
    const changed = await work.db
      .updateTable('flashcard_card')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .where('set_id', '=', setId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return refuse('FLASHCARD_NOT_FOUND');
    await touchSet(work.db, setId, context.clock.now());
    return confirmed;
  }),
);

export const cardHandlers = [addHandler, updateHandler, moveHandler, deleteHandler];
