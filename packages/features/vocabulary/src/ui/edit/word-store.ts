import { type Api, drafts, isFinalRefusal, isSilence, RefusedError } from '@pausenplatz/kernel-browser';
import type { InputOf } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { addItem, deleteItem, type Item, type Portion, type TextField, textFields, updateItem } from '../../contract/index.ts';
import { moveItem } from '../../rules/index.ts';
import { vocabularyUiTexts } from '../../texts.ui.ts';
import { beginRows, blankRow, isBlank, isSameRow, type KeptRow, type PortionRows, rowOf, type WordRow } from './word-rows.ts';

const { failed } = vocabularyUiTexts;

export type SaveState = 'saved' | 'saving' | 'unsaved';

export interface WordStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The portions with the keys of their rows; the same object until something moves. */
  readonly order: () => readonly PortionRows[];
  readonly row: (key: string) => WordRow;
  readonly state: () => SaveState;
  readonly write: (key: string, field: TextField, value: string) => void;
  readonly mark: (key: string, change: Partial<Pick<WordRow, 'error' | 'correctedByTeacher'>>) => void;
  readonly save: () => Promise<void>;
  /** Changes of order, which whoever makes them sends. */
  readonly put: (order: readonly PortionRows[]) => void;
  readonly place: (key: string, portionId: string, index: number) => void;
  readonly append: (items: readonly Item[]) => void;
  readonly portionOf: (key: string) => PortionRows | undefined;
  readonly stop: () => void;
}

const saveAfterMs = 700;
/** Without a line it is tried again by itself. */
const againAfterMs = 4_000;

/**
 * The words of a list while somebody writes them, outside of React: a letter typed draws its own row and no other, however many there are.
 * What is typed is saved by itself, word after word, lies in the tab until the server has it, and nothing typed meanwhile is drawn over.
 */
export function createWordStore(api: Pick<Api, 'call'>, listId: string, portions: readonly Portion[]): WordStore {
  const draftKey = `vocabulary:${listId}`;
  // We have written it.
  const begun = beginRows(portions, JSON.parse(drafts.get(draftKey) ?? '[]') as readonly KeptRow[]);
  const { rows } = begun;
  let { order } = begun;
  let state: SaveState = 'saved';
  const stored = new Map(portions.flatMap(({ items }) => items.map((item) => [item.id, rowOf(item)] as const)));
  const refused = new Map<string, WordRow>();
  const sending = new Map<string, InputOf<typeof addItem>>();
  const listeners = new Set<() => void>();
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const setState = (next: SaveState) => {
    state = next;
    tell();
  };
  const row = (key: string): WordRow => {
    const known = rows.get(key) ?? { ...blankRow(), key };
    rows.set(key, known);
    return known;
  };
  const portionOf = (key: string) => order.find(({ keys, blankKey }) => keys.includes(key) || blankKey === key);
  const keysInOrder = () => order.flatMap(({ keys }) => keys);
  const isUnsaved = (one: WordRow) => {
    const known = one.id === null ? undefined : stored.get(one.id);
    return known ? !isSameRow(known, one) : !isBlank(one);
  };
  const unsaved = () => keysInOrder().map(row).filter(isUnsaved);

  /** What the server does not have lies in the tab. */
  const keep = () => {
    const kept = unsaved().map((one): KeptRow => ({ portionId: portionOf(one.key)?.id ?? '', row: one }));
    if (kept.length === 0) drafts.remove(draftKey);
    else drafts.set(draftKey, JSON.stringify(kept));
  };

  const saveNew = async (one: WordRow) => {
    const { values, error, correctedByTeacher } = one;
    const portionId = portionOf(one.key)?.id ?? '';
    // Whoever repeats a request repeats it as it was; what was typed since follows as a change.
    const input = sending.get(one.key) ?? { vocabularyId: listId, portionId, ...values, error, correctedByTeacher };
    sending.set(one.key, input);
    const { item } = await api.call(addItem, input, { idempotencyKey: one.key });
    stored.set(item.id, rowOf(item));
    rows.set(one.key, { ...row(one.key), id: item.id });
    // It was taken away while it was on its way.
    if (!portionOf(one.key)) await api.call(deleteItem, { id: item.id, PortionId: item.portionId, position: item.position });
  };

  const saveChanged = async (one: WordRow, id: string, known: WordRow) => {
    const of = { id, vocabularyId: listId, portionId: portionOf(one.key)?.id ?? '', error: one.error };
    for (const field of textFields) {
      if (one.values[field].trim() === known.values[field].trim()) continue;
      // oxlint-disable-next-line no-await-in-loop -- one word is one row, whose changes come one after the other
      await api.call(updateItem, { ...of, field, value: one.values[field] });
    }
    if (one.correctedByTeacher !== known.correctedByTeacher || one.error !== known.error)
      await api.call(updateItem, { ...of, field: 'correctedByTeacher', value: one.correctedByTeacher });
    stored.set(id, one);
  };

  const saveOne = (one: WordRow) => {
    const known = one.id === null ? undefined : stored.get(one.id);
    return one.id === null || !known ? saveNew(one) : saveChanged(one, one.id, known);
  };

  const save = async () => {
    clearTimeout(timer);
    if (isSaving) return;
    isSaving = true;
    // One that is refused holds up none of the others; it is sent again once it was changed.
    const next = () => unsaved().find((one) => refused.get(one.key) !== one);
    try {
      for (let one = next(); one; one = next()) {
        const sent = one;
        setState('saving');
        // oxlint-disable-next-line no-await-in-loop -- a new word stands behind the one before, which must be there
        await saveOne(sent).catch((error: unknown) => {
          if (!(error instanceof RefusedError) || !isFinalRefusal(error)) throw error;
          refused.set(sent.key, sent);
          sending.delete(sent.key);
          notify({ type: 'error', title: failed.save, body: error.body.messageBody });
        });
      }
      setState(unsaved().length > 0 ? 'unsaved' : 'saved');
    } catch (error) {
      setState('unsaved');
      if (!isSilence(error)) notifyRefusal(error);
      timer = setTimeout(() => void save(), againAfterMs);
    } finally {
      isSaving = false;
      keep();
    }
  };

  const later = () => {
    keep();
    clearTimeout(timer);
    timer = setTimeout(() => void save(), saveAfterMs);
    tell();
  };

  /** An empty line that is written in becomes a word, and another one stands behind it. */
  const promote = (key: string) => {
    if (!order.some(({ blankKey }) => blankKey === key)) return;
    const blank = blankRow();
    rows.set(blank.key, blank);
    order = order.map((portion) =>
      portion.blankKey === key ? { ...portion, keys: [...portion.keys, key], blankKey: blank.key } : portion,
    );
  };

  const put = (next: readonly PortionRows[]) => {
    order = next;
    tell();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    order: () => order,
    row,
    state: () => state,
    write(key, field, value) {
      const now = row(key);
      rows.set(key, { ...now, values: { ...now.values, [field]: value } });
      promote(key);
      later();
    },
    mark(key, change) {
      rows.set(key, { ...row(key), ...change });
      later();
    },
    save,
    put,
    place(key, portionId, index) {
      const moved = moveItem(
        order.map(({ id, keys }) => ({ id, itemIds: keys })),
        { itemId: key, portionId, newIndex: index },
      );
      put(order.map((portion, at) => ({ ...portion, keys: moved[at]?.itemIds ?? portion.keys })));
    },
    append(items) {
      for (const item of items) {
        rows.set(item.id, rowOf(item));
        stored.set(item.id, rowOf(item));
      }
      const last = order.length - 1;
      put(order.map((portion, at) => (at === last ? { ...portion, keys: [...portion.keys, ...items.map(({ id }) => id)] } : portion)));
    },
    portionOf,
    stop: () => void save().finally(() => clearTimeout(timer)),
  };
}
