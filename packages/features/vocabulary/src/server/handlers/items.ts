import { confirmed } from '@pausenplatz/kernel-contract';
import { newId, type Work } from '@pausenplatz/kernel-server';
import { addItem, deleteItem, dragItem, importItems, updateItem, vocabularyLimits as limits } from '../../contract/index.ts';
import { moveItem } from '../../rules/index.ts';
import { orderOf, presentItem, writeOrder } from '../queries/items.ts';
import { holdEditing, listOfPortion, proveList, touch } from '../scope.ts';
import type { VocabularyTables } from '../tables.ts';
import { handle, refuse } from '../vocabulary.ts';

type Own = Pick<Work<VocabularyTables>, 'db'>;
type Portions = Awaited<ReturnType<typeof orderOf>>;

function refuseWhenFull(portions: Portions, more: number): void {
  const count = portions.reduce((sum, { itemIds }) => sum + itemIds.length, 0);
  if (count + more > limits.itemsPerList) refuse('VOCABULARY_FULL', { details: { count: limits.itemsPerList } });
}

const portionIn = (portions: Portions, id: string) =>
  portions.find((portion) => portion.id === id) ?? refuse('VOCABULARY_PORTION_NOT_FOUND');

const addHandler = handle(addItem, async (context, { vocabularyId, portionId, error, correctedByTeacher, ...spelled }) => {
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  const { mayCorrect } = scope.rights;
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const portions = await orderOf(work.db, vocabularyId);
    refuseWhenFull(portions, 1);
    const row = await work.db
      .insertInto('vocabulary_item')
      .values({
        id: newId(),
        vocabulary_id: vocabularyId,
        portion_id: portionId,
        position: portionIn(portions, portionId).itemIds.length + 1,
        ...spelled,
        error: mayCorrect ? error : null,
        corrected_by_teacher: mayCorrect && correctedByTeacher,
        deleted_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await touch(work, vocabularyId, context.clock.now());
    return { item: presentItem(row) };
  });
});

const updateHandler = handle(updateItem, async (context, { vocabularyId, id, portionId, error, field, value }) => {
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  const { mayCorrect } = scope.rights;
  if (field === 'correctedByTeacher' && !mayCorrect) return refuse('VOCABULARY_FORBIDDEN');
  // Who teaches the child and mends its word has corrected it; who changes it otherwise takes the correction back.
  const corrected = field === 'correctedByTeacher' ? value : mayCorrect;
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const row = await work.db
      .updateTable('vocabulary_item')
      .set({
        ...(field !== 'correctedByTeacher' && { [field]: value }),
        ...(mayCorrect && { error }),
        corrected_by_teacher: corrected,
      })
      .where('id', '=', id)
      .where('vocabulary_id', '=', vocabularyId)
      .where('portion_id', '=', portionId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return refuse('VOCABULARY_ITEM_NOT_FOUND');
    await touch(work, vocabularyId, context.clock.now());
    return { item: presentItem(row) };
  });
});

const dragHandler = handle(dragItem, async (context, { portionId, itemId, newIndex }) => {
  const vocabularyId = await listOfPortion(context, portionId);
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const portions = await orderOf(work.db, vocabularyId);
    portionIn(portions, portionId);
    const from = portions.find(({ itemIds }) => itemIds.includes(itemId)) ?? refuse('VOCABULARY_ITEM_NOT_FOUND');
    const changed = moveItem(portions, { itemId, portionId, newIndex }).filter(({ id }) => id === portionId || id === from.id);
    await writeOrder(work.db, changed);
    await touch(work, vocabularyId, context.clock.now());
    return { portions: changed.map(({ id, itemIds }) => ({ id, itemIds: [...itemIds] })) };
  });
});

const deleteHandler = handle(deleteItem, async (context, { id, PortionId: portionId, position, isDeleted }) => {
  const vocabularyId = await listOfPortion(context, portionId);
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const before = await orderOf(work.db, vocabularyId);
    portionIn(before, portionId);
    if (!isDeleted && !before.some(({ itemIds }) => itemIds.includes(id))) refuseWhenFull(before, 1);
    await setDeleted(work, { id, vocabularyId, at: isDeleted ? context.clock.now() : null });
    const others = before.map((portion) => ({ ...portion, itemIds: portion.itemIds.filter((one) => one !== id) }));
    const put = (portion: Portions[number]) => ({ ...portion, itemIds: portion.itemIds.toSpliced(position - 1, 0, id) });
    await writeOrder(work.db, isDeleted ? others : others.map((portion) => (portion.id === portionId ? put(portion) : portion)));
    await touch(work, vocabularyId, context.clock.now());
    return confirmed;
  });
});

async function setDeleted(
  work: Own,
  { id, vocabularyId, at }: { readonly id: string; readonly vocabularyId: string; readonly at: Date | null },
): Promise<void> {
  const row = await work.db
    .updateTable('vocabulary_item')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('vocabulary_id', '=', vocabularyId)
    .returning('id')
    .executeTakeFirst();
  if (!row) refuse('VOCABULARY_ITEM_NOT_FOUND');
}

const importHandler = handle(importItems, async (context, { id: vocabularyId, items }) => {
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const portions = await orderOf(work.db, vocabularyId);
    refuseWhenFull(portions, items.length);
    const last = portions.at(-1) ?? refuse('VOCABULARY_PORTION_NOT_FOUND');
    const values = items.map((spelled, at) => ({
      id: newId(),
      vocabulary_id: vocabularyId,
      portion_id: last.id,
      position: last.itemIds.length + at + 1,
      ...spelled,
      error: null,
      corrected_by_teacher: scope.rights.mayCorrect,
      deleted_at: null,
    }));
    await work.db.insertInto('vocabulary_item').values(values).execute();
    await touch(work, vocabularyId, context.clock.now());
    return { items: values.map((row) => presentItem(row)) };
  });
});

export const itemHandlers = [addHandler, updateHandler, dragHandler, deleteHandler, importHandler];
