import { useApi } from '@pausenplatz/kernel-browser';
import { notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import { useEffect, useRef, useState } from 'react';
import { addCards, type CardFiles, type CardSide, deleteCard, type Flashcard, moveCard, updateCard } from '../../contract/index.ts';
import { isEmptySide } from '../../rules/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';

const { edit: texts } = flashcardsUiTexts;

/** A card as it is written: `id` is null until the server has it. */
export interface CardRow {
  readonly key: string;
  readonly id: string | null;
  readonly front: CardSide;
  readonly back: CardSide;
}

export type SaveState = 'saved' | 'saving' | 'failed';

const emptySide = (template: CardSide['template']): CardSide => ({ template, term: '', text: '', fileId: null, alt: '' });

const rowOf = ({ id, front, back }: Flashcard): CardRow => ({ key: id, id, front, back });
const wordsOf = ({ front, back }: Pick<CardRow, 'front' | 'back'>): string => JSON.stringify([front, back]);
/** A new card looks like the one before. */
const rowAfter = (before: CardRow | undefined): CardRow => ({
  key: crypto.randomUUID(),
  id: null,
  front: emptySide(before?.front.template ?? 'term'),
  back: emptySide(before?.back.template ?? 'term'),
});

const saveAfterMs = 700;

/**
 * The cards of a set while somebody writes them. The last row is always an empty one; what is typed is saved by itself, card after card, and
 * nothing that is typed meanwhile is drawn over.
 */
export function useCardRows(setId: string, cards: readonly Flashcard[], shownFiles: CardFiles) {
  const api = useApi();
  const [rows, setRows] = useState<readonly CardRow[]>(() => [...cards.map(rowOf), rowAfter(cards.map(rowOf).at(-1))]);
  const [files, setFiles] = useState(shownFiles);
  const [state, setState] = useState<SaveState>('saved');
  const now = useRef(rows);
  const stored = useRef(new Map(cards.map((card) => [card.id, wordsOf(card)])));
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = (next: readonly CardRow[]) => {
    now.current = next;
    setRows(next);
  };
  const isUnsaved = (row: CardRow) =>
    row.id === null ? !(isEmptySide(row.front) && isEmptySide(row.back)) : stored.current.get(row.id) !== wordsOf(row);

  const saveOne = async (row: CardRow) => {
    const { front, back } = row;
    if (row.id !== null) {
      const answer = await api.call(updateCard, { setId, id: row.id, front, back });
      stored.current.set(row.id, wordsOf({ front, back }));
      setFiles(answer.files);
      return;
    }
    const at = now.current.findIndex(({ key }) => key === row.key);
    const afterId = now.current.slice(0, at).findLast(({ id }) => id !== null)?.id ?? null;
    const answer = await api.call(addCards, { setId, afterId, cards: [{ front, back }] }, { idempotencyKey: row.key });
    const id = answer.cards[0]?.id ?? null;
    if (id !== null) stored.current.set(id, wordsOf({ front, back }));
    setFiles(answer.files);
    change(now.current.map((one) => (one.key === row.key ? { ...one, id } : one)));
  };

  const saveAll = async () => {
    clearTimeout(timer.current);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (let row = now.current.find(isUnsaved); row; row = now.current.find(isUnsaved)) {
        setState('saving');
        // oxlint-disable-next-line no-await-in-loop -- a new card stands behind the one before, which must be there
        await saveOne(row);
      }
      setState('saved');
    } catch (error) {
      setState('failed');
      notifyRefusal(error);
    } finally {
      isSaving.current = false;
    }
  };
  const later = useRef(saveAll);
  useEffect(() => {
    later.current = saveAll;
  });
  // Whoever leaves has written.
  useEffect(() => () => void later.current(), []);

  const write = (row: CardRow) => {
    const next = now.current.map((one) => (one.key === row.key ? { ...row, id: one.id } : one));
    const isLast = next.at(-1)?.key === row.key && isUnsaved(row);
    change(isLast ? [...next, rowAfter(row)] : next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void later.current(), saveAfterMs);
  };

  const remove = async (row: CardRow) => {
    const before = now.current;
    change(before.filter(({ key }) => key !== row.key));
    if (row.id === null) return;
    const id = row.id;
    try {
      await api.call(deleteCard, { setId, id });
      const back = () =>
        void api.call(deleteCard, { setId, id, isDeleted: false }).then(() => {
          const at = Math.min(before.indexOf(row), now.current.length - 1);
          change(now.current.toSpliced(Math.max(at, 0), 0, row));
        }, notifyRefusal);
      offerUndo({ title: texts.removed, onUndo: back });
    } catch (error) {
      change(before);
      notifyRefusal(error);
    }
  };

  const move = async (from: number, to: number) => {
    const before = now.current;
    const row = before[from];
    // The empty row stays the last one.
    if (!row || row.id === null || to >= before.length - 1) return;
    const next = before.toSpliced(from, 1).toSpliced(to, 0, row);
    change(next);
    try {
      await api.call(moveCard, { setId, id: row.id, afterId: next.slice(0, to).findLast(({ id }) => id !== null)?.id ?? null });
    } catch (error) {
      change(before);
      notifyRefusal(error);
    }
  };

  const askAgain = async ({ id, front, back }: CardRow) => {
    if (id !== null) await api.call(updateCard, { setId, id, front, back, asksAgain: true });
  };

  return { rows, files, state, write, remove, move, askAgain, save: saveAll };
}
