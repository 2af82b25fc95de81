import { createPlaceholderIds, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { pageMembersTopic } from '@pausenplatz/pages/contract';
import { useMemo } from 'react';
import {
  addBoardEntry,
  type Board,
  boardChanged,
  type BoardCells,
  type BoardColumn,
  type BoardEntry,
  deleteBoardEntry,
  freeBoardPlace,
  getBoards,
  likeBoardEntry,
  markBoardEntry,
  moveBoardEntry,
  releaseBoardEntry,
  restoreBoardEntry,
  updateBoardEntry,
} from '../contract/index.ts';
import { marked, markOf } from '../rules/index.ts';
import { boardTexts } from '../texts.ui.ts';
import { useStale } from './use-stale.ts';

/** All lists of a page in one call, kept fresh by the hub: messages only mark them stale. */
export function useBoards(pageId: string) {
  const stale = useStale();
  useTopic(pageMembersTopic(pageId));
  useHubMessage(boardChanged, (message) => message.pageId === pageId && stale());
  useHubResync(stale);
  return useCall(getBoards, { pageId });
}

interface Words {
  readonly title: string;
  readonly cells: BoardCells;
}

/** What may be done to a list: shown at once, taken back when the server refuses, told in a notice. */
export interface BoardChanges {
  /** Rejects where the server refuses: the form keeps what was typed. */
  add(words: Words, idempotencyKey: string): Promise<unknown>;
  /** The same; `base` is the title from which the change began. */
  update(entry: BoardEntry, words: Words): Promise<unknown>;
  move(id: string, afterId: string | null): void;
  remove(entry: BoardEntry): void;
  release(id: string): void;
  mark(column: BoardColumn, id: string, isSet: boolean): void;
  /** Takes somebody out of a place. */
  free(columnId: string, id: string, userId: string): void;
  like(id: string, isLiked: boolean): void;
}

type Boards = { boards: Board[] };

export function useBoardChanges(pageId: string, blockId: string): BoardChanges {
  const api = useApi();
  const updates = useOptimistic(getBoards, { pageId });
  const user = useCurrentUser();
  const stale = useStale();
  return useMemo(() => {
    const me = { id: user?.id ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' };
    const placeholders = createPlaceholderIds();
    const inBoard =
      (change: (board: Board) => Board) =>
      (now: Boards): Boards => ({ boards: now.boards.map((one) => (one.blockId === blockId ? change(one) : one)) });
    const inEntry = (id: string, change: (entry: BoardEntry) => BoardEntry) =>
      inBoard((board) => ({ ...board, entries: board.entries.map((one) => (one.id === id ? change(one) : one)) }));
    const answered = (now: Boards, { entry }: { readonly entry: BoardEntry }) => inEntry(entry.id, () => entry)(now);
    /** Shown at once; a refusal is said, and what is true is read again. */
    const attempt = async (show: (now: Boards) => Boards, send: () => Promise<unknown>) => {
      if ((await updates.attempt({ show, send })) === null) stale();
    };
    const restore = (entry: BoardEntry, at: number) =>
      void attempt(
        inBoard((board) => ({ ...board, entries: board.entries.toSpliced(at, 0, entry) })),
        () => api.call(restoreBoardEntry, { id: entry.id }),
      );
    return {
      add(words, idempotencyKey) {
        const placeholder = newEntry(placeholders.next(), words, me);
        return updates.run({
          show: inBoard((board) => ({ ...board, entries: [...board.entries, placeholder] })),
          send: () => api.call(addBoardEntry, { blockId, ...words }, { idempotencyKey }),
          settle: (now, { entry }) =>
            inBoard((board) => ({
              ...board,
              entries: [...board.entries.filter(({ id }) => id !== entry.id && id !== placeholder.id), entry],
            }))(now),
        });
      },
      update: ({ id, title: base }, words) =>
        updates.run({
          show: inEntry(id, (entry) => ({ ...entry, ...words })),
          send: () => api.call(updateBoardEntry, { id, ...words, base }),
          settle: answered,
        }),
      move: (id, afterId) =>
        void attempt(
          inBoard((board) => {
            const moved = board.entries.find((one) => one.id === id);
            const others = board.entries.filter((one) => one.id !== id);
            const at = others.findIndex((one) => one.id === afterId) + 1;
            return moved ? { ...board, entries: others.toSpliced(at, 0, moved) } : board;
          }),
          () => api.call(moveBoardEntry, { id, afterId }),
        ),
      remove(entry) {
        const at =
          updates
            .current()
            ?.boards.find((one) => one.blockId === blockId)
            ?.entries.findIndex(({ id }) => id === entry.id) ?? 0;
        void attempt(
          inBoard((board) => ({ ...board, entries: board.entries.filter(({ id }) => id !== entry.id) })),
          async () => {
            await api.call(deleteBoardEntry, { id: entry.id });
            offerUndo({ title: fill(boardTexts.removed, { title: entry.title }), onUndo: () => restore(entry, Math.max(at, 0)) });
          },
        );
      },
      release: (id) =>
        void attempt(
          inEntry(id, (entry) => ({ ...entry, isReleased: true })),
          () => api.call(releaseBoardEntry, { id }),
        ),
      mark: (column, id, isSet) =>
        void attempt(
          inBoard((board) => marked(board, column, id, isSet, me)),
          () => api.call(markBoardEntry, { id, columnId: column.id, isSet }),
        ),
      free: (columnId, id, userId) =>
        void attempt(
          inEntry(id, (entry) => {
            const mark = markOf(entry, columnId);
            const people = mark.people.filter((one) => one.id !== userId);
            const freed = { ...mark, isOwn: mark.isOwn && userId !== me.id, count: people.length, people };
            return { ...entry, marks: entry.marks.map((one) => (one.columnId === columnId ? freed : one)) };
          }),
          () => api.call(freeBoardPlace, { id, columnId, userId }),
        ),
      like: (id, isLiked) =>
        void attempt(
          inEntry(id, (entry) => (entry.isLiked === isLiked ? entry : { ...entry, isLiked, likes: entry.likes + (isLiked ? 1 : -1) })),
          () => api.call(likeBoardEntry, { id, isLiked }),
        ),
    };
  }, [api, blockId, stale, updates, user]);
}

/** What does not exist yet and is on the screen already. */
const newEntry = (id: string, { title, cells }: Words, author: { readonly id: string; readonly name: string }): BoardEntry => ({
  id,
  title,
  cells,
  author,
  isOwn: true,
  isReleased: true,
  mayChange: false,
  mayDelete: false,
  marks: [],
  likes: 0,
  isLiked: false,
  comments: 0,
});
