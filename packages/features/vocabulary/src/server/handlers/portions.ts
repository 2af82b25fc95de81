import { confirmed } from '@pausenplatz/kernel-contract';
import { newId } from '@pausenplatz/kernel-server';
import { addPortion, deletePortion, dragPortion, vocabularyLimits as limits } from '../../contract/index.ts';
import { movedTo } from '../../rules/index.ts';
import { orderOf, writePortions } from '../queries/items.ts';
import { holdEditing, listOfPortion, proveList, touch } from '../scope.ts';
import { handle, refuse } from '../vocabulary.ts';

const addHandler = handle(addPortion, async (context, { vocabularyId }) => {
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const portions = await orderOf(work.db, vocabularyId);
    if (portions.length >= limits.portionsPerList) refuse('VOCABULARY_PORTIONS_FULL', { details: { count: limits.portionsPerList } });
    const id = newId();
    await work.db
      .insertInto('vocabulary_portion')
      .values({ id, vocabulary_id: vocabularyId, position: portions.length + 1 })
      .execute();
    await touch(work, vocabularyId, context.clock.now());
    return { id };
  });
});

const dragHandler = handle(dragPortion, async (context, { portionId, newIndex }) => {
  const vocabularyId = await listOfPortion(context, portionId);
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const before = (await orderOf(work.db, vocabularyId)).map(({ id }) => id);
    if (!before.includes(portionId)) return refuse('VOCABULARY_PORTION_NOT_FOUND');
    const portionIds = movedTo(before, portionId, newIndex);
    await writePortions(work.db, portionIds);
    await touch(work, vocabularyId, context.clock.now());
    return { portionIds: [...portionIds] };
  });
});

const deleteHandler = handle(deletePortion, async (context, { portionId }) => {
  const vocabularyId = await listOfPortion(context, portionId);
  const scope = await proveList(context, vocabularyId, 'mayEdit');
  return context.transact(async (work) => {
    await holdEditing(context, work, scope);
    const portions = await orderOf(work.db, vocabularyId);
    const rest = portions.filter(({ id }) => id !== portionId);
    const isEmpty = portions.some(({ id, itemIds }) => id === portionId && itemIds.length === 0);
    const [neighbour] = rest;
    if (!isEmpty || !neighbour) return refuse('VOCABULARY_PORTION_KEPT');
    // Words in the trash stay where they can be fetched back.
    await work.db.updateTable('vocabulary_item').set({ portion_id: neighbour.id }).where('portion_id', '=', portionId).execute();
    await work.db.deleteFrom('vocabulary_portion').where('id', '=', portionId).execute();
    await writePortions(
      work.db,
      rest.map(({ id }) => id),
    );
    await touch(work, vocabularyId, context.clock.now());
    return confirmed;
  });
});

export const portionHandlers = [addHandler, dragHandler, deleteHandler];
