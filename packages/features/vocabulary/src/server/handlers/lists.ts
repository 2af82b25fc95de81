import { confirmed, type ParsedInputOf } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { type CallContext, lockFor, newId, personOf } from '@pausenplatz/kernel-server';
import { sql } from 'kysely';
import {
  createVocabulary,
  deleteVocabulary,
  getVocabularies,
  getVocabulary,
  updateVocabulary,
  vocabularyLimits as limits,
} from '../../contract/index.ts';
import { vocabularyTexts } from '../../texts.ts';
import { itemsOf, presentPortion, statesOf } from '../queries/items.ts';
import {
  assignmentsOf,
  begunOn,
  isLearner,
  isLearnt,
  isOfPupil,
  isOwn,
  isSharedHere,
  isTaught,
  presentList,
  readLists,
} from '../queries/lists.ts';
import { holdEditing, proveList } from '../scope.ts';
import type { VocabularyTables } from '../tables.ts';
import { tellList } from '../tell.ts';
import { handle, refuse } from '../vocabulary.ts';

type Context = CallContext<VocabularyTables>;

const allHandler = handle(getVocabularies, async (context, { tab }) => {
  const asking = personOf(context);
  const today = zurichDay(context.clock.now());
  const condition = {
    schoolClasses: () => sql`${isLearnt(asking)} or ${isTaught(asking)} or ${isOfPupil(asking)}`,
    own: () => isOwn(asking),
    shared: () => isSharedHere(asking),
  }[tab]();
  const rows = await readLists(context.db, asking, { condition, today });
  const ids = rows.map(({ id }) => id);
  const given = await assignmentsOf(context.db, asking, ids);
  const begunToday = await begunOn(context.db, asking.userId, today);
  return { lists: rows.map((row) => presentList(row, { asking, assignedTo: given.get(row.id) ?? [], begunToday })) };
});

const getHandler = handle(getVocabulary, async (context, { id }) => {
  const { row, rights } = await proveList(context, id, 'mayRead');
  const asking = personOf(context);
  const { db } = context;
  const today = zurichDay(context.clock.now());
  const portions = await db
    .selectFrom('vocabulary_portion')
    .select(['id', 'position'])
    .where('vocabulary_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const items = await itemsOf(db, id);
  const itemIds = items.map((item) => item.id);
  const states = new Map((await statesOf(db, [asking.userId], itemIds)).map((state) => [state.item_id, state]));
  const given = await assignmentsOf(db, asking, [id]);
  const begunToday = await begunOn(db, asking.userId, today);
  const counting = { today, begunToday, isLearner: isLearner(row, asking) };
  const { mayEdit, mayAssign, mayShare, mayCorrect } = rights;
  return {
    model: {
      ...presentList(row, { asking, assignedTo: given.get(id) ?? [], begunToday }),
      portions: portions.map((portion) =>
        presentPortion(
          portion,
          items.filter(({ portion_id }) => portion_id === portion.id).map((item) => [item, states.get(item.id)] as const),
          counting,
        ),
      ),
      mayEdit,
      mayAssign,
      mayShare,
      mayCorrect,
    },
  };
});

/** Somebody has so many; asked under a lock, so that two at once do not both get the last place. */
async function refuseWhenMany(db: Context['db'], userId: string): Promise<void> {
  await lockFor(db, `vocabularies of ${userId}`);
  const { count } = await db
    .selectFrom('vocabulary')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.listsPerPerson) refuse('VOCABULARIES_TOO_MANY', { details: { count: limits.listsPerPerson } });
}

const createHandler = handle(createVocabulary, (context) => {
  const { userId } = personOf(context);
  return context.transact(async (work) => {
    await refuseWhenMany(work.db, userId);
    const id = newId();
    const now = context.clock.now();
    await work.db
      .insertInto('vocabulary')
      .values({ id, owner_id: userId, name: vocabularyTexts.newList, icon: null, created_at: now, updated_at: now, deleted_at: null })
      .execute();
    await work.db.insertInto('vocabulary_portion').values({ id: newId(), vocabulary_id: id, position: 1 }).execute();
    return { id };
  });
});

const updateHandler = handle(updateVocabulary, async (context, input) => {
  const scope = await proveList(context, input.id, 'mayEdit');
  // A child's words and name are for those who teach it.
  if (input.field === 'isShared' && !scope.rights.mayShare) return refuse('VOCABULARY_FORBIDDEN');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    await work.db
      .updateTable('vocabulary')
      .set({ ...columnOf(input), updated_at: context.clock.now() })
      .where('id', '=', input.id)
      .execute();
    await tellList(work, input.id);
    return confirmed;
  });
});

function columnOf(input: ParsedInputOf<typeof updateVocabulary>) {
  if (input.field === 'name') return { name: input.value };
  if (input.field === 'isShared') return { is_shared: input.value };
  return { icon: input.value === null ? null : JSON.stringify(input.value) };
}

const deleteHandler = handle(deleteVocabulary, async (context, { id, isDeleted }) => {
  const { userId } = personOf(context);
  await proveList(context, id, 'mayDelete', { deleted: true });
  return context.transact(async (work) => {
    if (!isDeleted) await refuseWhenMany(work.db, userId);
    const changed = await work.db
      .updateTable('vocabulary')
      .set({ deleted_at: isDeleted ? context.clock.now() : null })
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return refuse('VOCABULARY_NOT_FOUND');
    await tellList(work, id);
    return confirmed;
  });
});

export const listHandlers = [allHandler, getHandler, createHandler, updateHandler, deleteHandler];
