import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { addPortion, deleteItem, deletePortion, dragItem, dragPortion, type SpelledWord, importItems } from '../../contract/index.ts';
import { movedTo, stepOf } from '../../rules/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { blankRow } from './word-rows.ts';
import type { WordStore } from './word-store.ts';

const { edit: texts, failed } = vocabularyUiTexts;

/** Moves and removes words and portions: it shows at once, and goes back where the server refuses. */
export function useOrderChanges(store: WordStore, listId: string) {
  const api = useApi();
  const [said, setSaid] = useState('');

  const moveTo = async (key: string, portionId: string, index: number) => {
    const { id, values } = store.row(key);
    const before = store.order();
    if (id === null) return;
    store.place(key, portionId, index);
    const order = store.order();
    const keys = order.find((portion) => portion.id === portionId)?.keys ?? [];
    const position = order.findIndex((portion) => portion.id === portionId) + 1;
    setSaid(fill(texts.moved, { word: values.word, portion: position, place: keys.indexOf(key) + 1 }));
    // What the server does not have yet does not count there.
    const newIndex = keys.slice(0, keys.indexOf(key)).filter((one) => store.row(one).id !== null).length;
    try {
      await api.call(dragItem, { portionId, itemId: id, newIndex });
    } catch (error) {
      // New lines that were written meanwhile stay.
      if (store.order() === order) store.put(before);
      notifyRefusal(error);
    }
  };

  const step = (key: string, by: -1 | 1) => {
    const portions = store.order().map(({ id, keys }) => ({ id, itemIds: keys }));
    const move = stepOf(portions, key, by);
    return move ? moveTo(key, move.portionId, move.newIndex) : Promise.resolve();
  };

  const remove = async (key: string) => {
    const portion = store.portionOf(key);
    const { id } = store.row(key);
    if (!portion?.keys.includes(key)) return;
    const at = portion.keys.indexOf(key);
    const without = () => store.put(store.order().map((one) => ({ ...one, keys: one.keys.filter((other) => other !== key) })));
    const putBack = () =>
      store.put(store.order().map((one) => (one.id === portion.id ? { ...one, keys: one.keys.toSpliced(at, 0, key) } : one)));
    without();
    if (id === null) return;
    const send = (isDeleted: boolean) => api.call(deleteItem, { id, PortionId: portion.id, position: at + 1, isDeleted });
    try {
      await send(true);
      offerUndo({ title: texts.removedItem, onUndo: () => void send(false).then(putBack, notifyRefusal) });
    } catch (error) {
      putBack();
      notify({ type: 'error', title: failed.remove, ...(error instanceof RefusedError && { body: error.body.messageBody }) });
    }
  };

  const sent = async (work: Promise<unknown>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        notifyRefusal(error);
        return false;
      },
    );

  return {
    said,
    moveTo,
    step,
    remove,
    addPortion: () =>
      sent(
        api.call(addPortion, { vocabularyId: listId }).then(({ id }) => {
          store.put([...store.order(), { id, keys: [], blankKey: blankRow().key }]);
        }),
      ),
    async movePortion(portionId: string, newIndex: number) {
      const before = store.order();
      const ids = movedTo(
        before.map(({ id }) => id),
        portionId,
        newIndex,
      );
      store.put(ids.flatMap((id) => before.find((portion) => portion.id === id) ?? []));
      if (!(await sent(api.call(dragPortion, { portionId, newIndex })))) store.put(before);
    },
    removePortion: (portionId: string) =>
      sent(api.call(deletePortion, { portionId }).then(() => store.put(store.order().filter(({ id }) => id !== portionId)))),
    insert: async (items: SpelledWord[], idempotencyKey: string) => {
      const answer = await api.call(importItems, { id: listId, items }, { idempotencyKey });
      store.append(answer.items);
    },
  };
}

export type OrderChanges = ReturnType<typeof useOrderChanges>;
