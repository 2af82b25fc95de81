import { drafts, isFinalRefusal, isSilence, useApi } from '@pausenplatz/kernel-browser';
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
/** Without a line it is tried again by itself. */
const againAfterMs = 4_000;

const placeOf = (setId: string) => `flashcards-set:${setId}`;

/** What was typed and never saved, such as when a tablet went flat: it takes its place again. A new card keeps its key, so that it is stored once. */
function withKept(setId: string, rows: readonly CardRow[]): readonly CardRow[] {
  // We have written it.
  const kept = JSON.parse(drafts.get(placeOf(setId)) ?? '[]') as readonly CardRow[];
  const known = new Map(kept.flatMap((row) => (row.id === null ? [] : [[row.id, row] as const])));
  const isThere = new Set(rows.map(({ id }) => id));
  // What was written of a card that is gone meanwhile is a card of its own.
  const others = kept.filter(({ id }) => !isThere.has(id)).map((row) => ({ ...row, id: null }));
  return [...rows.map((row) => known.get(row.id ?? '') ?? row), ...others];
}

/**
 * The cards of a set while somebody writes them. The last row is always an empty one; what is typed is saved by itself, card after card, and
 * nothing that is typed meanwhile is drawn over.
 */
export function useCardRows(setId: string, cards: readonly Flashcard[], shownFiles: CardFiles) {
  const api = useApi();
  const [rows, setRows] = useState<readonly CardRow[]>(() => {
    const begun = withKept(setId, cards.map(rowOf));
    return [...begun, rowAfter(begun.at(-1))];
  });
  const [files, setFiles] = useState(shownFiles);
  const [state, setState] = useState<SaveState>('saved');
  const now = useRef(rows);
  const stored = useRef(new Map(cards.map((card) => [card.id, wordsOf(card)])));
  const refused = useRef(new Map<string, string>());
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const change = (next: readonly CardRow[]) => {
    now.current = next;
    setRows(next);
  };
  const isUnsaved = (row: CardRow) =>
    row.id === null ? !(isEmptySide(row.front) && isEmptySide(row.back)) : stored.current.get(row.id) !== wordsOf(row);

  /** What the server does not have lies in the tab. */
  const keepUnsaved = () => {
    const unsaved = now.current.filter(isUnsaved);
    if (unsaved.length === 0) drafts.remove(placeOf(setId));
    else drafts.set(placeOf(setId), JSON.stringify(unsaved));
  };

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
    // It was taken away while it was on its way.
    if (id !== null && !now.current.some(({ key }) => key === row.key)) await api.call(deleteCard, { setId, id });
    change(now.current.map((one) => (one.key === row.key ? { ...one, id } : one)));
  };

  const saveAll = async () => {
    clearTimeout(timer.current);
    if (isSaving.current) return;
    isSaving.current = true;
    // One that is refused holds up none of the others; it is sent again once it was changed.
    const next = () => now.current.find((row) => isUnsaved(row) && refused.current.get(row.key) !== wordsOf(row));
    try {
      for (let row = next(); row; row = next()) {
        setState('saving');
        // oxlint-disable-next-line no-await-in-loop -- a new card stands behind the one before, which must be there
        await saveOne(row).catch((error: unknown) => {
          if (!isFinalRefusal(error)) throw error;
          refused.current.set(row.key, wordsOf(row));
          notifyRefusal(error);
        });
      }
      setState(now.current.some(isUnsaved) ? 'failed' : 'saved');
    } catch (error) {
      setState('failed');
      if (!isSilence(error)) notifyRefusal(error);
      timer.current = setTimeout(() => void later.current(), againAfterMs);
    } finally {
      isSaving.current = false;
      keepUnsaved();
    }
  };
  const later = useRef(saveAll);
  useEffect(() => {
    later.current = saveAll;
  });
  useEffect(() => {
    // What lay in the tab.
    void later.current();
    // Whoever leaves has written; without a line it lies in the tab.
    return () => void later.current().finally(() => clearTimeout(timer.current));
  }, []);

  const write = (row: CardRow) => {
    const next = now.current.map((one) => (one.key === row.key ? { ...row, id: one.id } : one));
    const isLast = next.at(-1)?.key === row.key && isUnsaved(row);
    change(isLast ? [...next, rowAfter(row)] : next);
    keepUnsaved();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void later.current(), saveAfterMs);
  };

  const remove = async (row: CardRow) => {
    const at = now.current.findIndex(({ key }) => key === row.key);
    /** Among the others as they are by then: what was typed meanwhile stays. */
    const putBack = () => {
      change(now.current.toSpliced(Math.min(at, now.current.length - 1), 0, row));
      // It may never have been stored as it stands.
      void later.current();
    };
    change(now.current.filter(({ key }) => key !== row.key));
    keepUnsaved();
    if (row.id === null) return;
    const id = row.id;
    try {
      await api.call(deleteCard, { setId, id });
      offerUndo({
        title: texts.removed,
        onUndo: () => void api.call(deleteCard, { setId, id, isDeleted: false }).then(putBack, notifyRefusal),
      });
    } catch (error) {
      putBack();
      notifyRefusal(error);
    }
  };

  const move = async (from: number, wanted: number) => {
    const to = Math.min(wanted, now.current.length - 2);
    const row = now.current[from];
    // The empty row stays the last one.
    if (!row || row.id === null) return;
    const next = now.current.toSpliced(from, 1).toSpliced(to, 0, row);
    change(next);
    try {
      await api.call(moveCard, { setId, id: row.id, afterId: next.slice(0, to).findLast(({ id }) => id !== null)?.id ?? null });
    } catch (error) {
      const at = now.current.findIndex(({ key }) => key === row.key);
      const moved = now.current[at];
      if (moved) change(now.current.toSpliced(at, 1).toSpliced(from, 0, moved));
      notifyRefusal(error);
    }
  };

  const askAgain = async ({ id, front, back }: CardRow) => {
    if (id !== null) await api.call(updateCard, { setId, id, front, back, asksAgain: true });
  };

  /** Also what was refused: the reason may be gone. */
  const retry = async () => {
    refused.current.clear();
    await saveAll();
  };

  return { rows, files, state, write, remove, move, askAgain, save: saveAll, retry };
}
