import { createPlaceholderIds, markStale, useApi, useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { pageMembersTopic } from '@pausenplatz/pages/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  addBoardCard,
  type BoardCard,
  boardChanged,
  type CardBoard,
  type CardLayout,
  checkBoardCard,
  clearBoard,
  deleteBoardEntry,
  freezeBoard,
  getCardBoards,
  likeBoardEntry,
  moveBoardCard,
  releaseBoardEntry,
  restoreBoardEntry,
  setBoardTimer,
  updateBoardCard,
} from '../../contract/index.ts';
import { cardName, movedCard } from '../../rules/index.ts';
import { cardTexts } from '../../texts.cards.ts';
import { useCatchUp } from './use-catch-up.ts';

/** All boards with cards of a page in one call; messages of the hub ask for what changed on this one since. */
export function useCardBoards(pageId: string, blockId: string) {
  const client = useQueryClient();
  const catchUp = useCatchUp(pageId, blockId);
  const again = useCallback(() => void markStale(client, getCardBoards), [client]);
  useTopic(pageMembersTopic(pageId));
  useHubMessage(boardChanged, (message) => message.blockId === blockId && catchUp());
  useHubResync(again);
  return { ...useCall(getCardBoards, { pageId }), again };
}

export type CardWords = Pick<BoardCard, 'text' | 'laneId' | 'color' | 'dueOn' | 'assignee' | 'checks' | 'files'>;

/** What may be done to cards: shown at once, taken back when the server refuses, told in a notice. */
export interface CardChanges {
  /** Rejects where the server refuses: the form keeps what was typed. */
  add(words: CardWords, idempotencyKey: string): Promise<unknown>;
  /** The same, of what is named alone; `base` is the text from which the change began. */
  update(id: string, words: Partial<CardWords>, base: string): Promise<unknown>;
  check(id: string, checkId: string, isDone: boolean): void;
  move(id: string, to: { readonly laneId: string; readonly afterId: string | null; readonly layout: CardLayout }): void;
  setDay(card: BoardCard, dueOn: string | null): void;
  remove(card: BoardCard): void;
  release(id: string): void;
  like(id: string, isLiked: boolean): void;
  freeze(isFrozen: boolean): void;
  setTimer(seconds: number | null): void;
  clear(): void;
  /** What changed besides is read. */
  catchUp(): void;
}

type Boards = { boards: CardBoard[] };

export function useCardChanges(pageId: string, blockId: string): CardChanges {
  const api = useApi();
  const updates = useOptimistic(getCardBoards, { pageId });
  const user = useCurrentUser();
  const catchUp = useCatchUp(pageId, blockId);
  return useMemo(() => {
    const me = { id: user?.id ?? '', name: user ? `${user.firstName} ${user.lastName}` : '' };
    const placeholders = createPlaceholderIds();
    const inBoard =
      (change: (board: CardBoard) => CardBoard) =>
      (now: Boards): Boards => ({ boards: now.boards.map((one) => (one.blockId === blockId ? change(one) : one)) });
    const inCards = (change: (cards: readonly BoardCard[]) => BoardCard[]) =>
      inBoard((board) => ({ ...board, cards: change(board.cards) }));
    const inCard = (id: string, change: (card: BoardCard) => BoardCard) =>
      inCards((cards) => cards.map((one) => (one.id === id ? change(one) : one)));
    const answered = (now: Boards, { card }: { readonly card: BoardCard }) => inCard(card.id, () => card)(now);
    /** Shown at once; a refusal is said. Either way what is true, also of others meanwhile, is read. */
    const attempt = (show: (now: Boards) => Boards, send: () => Promise<unknown>) =>
      void updates.attempt({ show, send }).then(() => catchUp());
    const send = (words: Partial<CardWords>) => {
      const { assignee, files, laneId: _lane, ...plain } = words;
      return {
        ...plain,
        ...(assignee !== undefined && { assigneeId: assignee?.id ?? null }),
        ...(files !== undefined && { fileIds: files.map(({ id }) => id) }),
      };
    };
    const update: CardChanges['update'] = (id, words, base) =>
      updates
        .run({
          show: inCard(id, (card) => ({ ...card, ...words })),
          send: () => api.call(updateBoardCard, { id, ...send(words), ...(words.text !== undefined && { base }) }),
          settle: answered,
        })
        .finally(catchUp);
    const restore = (card: BoardCard, at: number) =>
      attempt(
        inCards((cards) => cards.toSpliced(at, 0, card)),
        () => api.call(restoreBoardEntry, { id: card.id }),
      );
    return {
      add(words, idempotencyKey) {
        const placeholder = newCard(placeholders.next(), words, me);
        const { assignee, files, ...plain } = words;
        const fileIds = files.map(({ id }) => id);
        return updates
          .run({
            show: inCards((cards) => [...cards, placeholder]),
            send: () => api.call(addBoardCard, { blockId, ...plain, assigneeId: assignee?.id ?? null, fileIds }, { idempotencyKey }),
            settle: (now, { card }) =>
              inCards((cards) => [...cards.filter(({ id }) => id !== card.id && id !== placeholder.id), card])(now),
          })
          .finally(catchUp);
      },
      update,
      check: (id, checkId, isDone) =>
        attempt(
          inCard(id, (card) => ({ ...card, checks: card.checks.map((one) => (one.id === checkId ? { ...one, isDone } : one)) })),
          () => api.call(checkBoardCard, { id, checkId, isDone }),
        ),
      move: (id, { laneId, afterId, layout }) =>
        attempt(
          inCards((cards) => movedCard(cards, id, { laneId, afterId, layout })),
          () => api.call(moveBoardCard, { id, laneId, afterId }),
        ),
      setDay: ({ id }, dueOn) =>
        attempt(
          inCard(id, (card) => ({ ...card, dueOn })),
          () => api.call(updateBoardCard, { id, dueOn }),
        ),
      remove(card) {
        const cards = updates.current()?.boards.find((one) => one.blockId === blockId)?.cards ?? [];
        const at = Math.max(
          cards.findIndex(({ id }) => id === card.id),
          0,
        );
        attempt(
          inCards((now) => now.filter(({ id }) => id !== card.id)),
          async () => {
            await api.call(deleteBoardEntry, { id: card.id });
            offerUndo({ title: fill(cardTexts.removed, { card: cardName(card.text) }), onUndo: () => restore(card, at) });
          },
        );
      },
      release: (id) =>
        attempt(
          inCard(id, (card) => ({ ...card, isReleased: true })),
          () => api.call(releaseBoardEntry, { id }),
        ),
      like: (id, isLiked) =>
        attempt(
          inCard(id, (card) => (card.isLiked === isLiked ? card : { ...card, isLiked, likes: card.likes + (isLiked ? 1 : -1) })),
          () => api.call(likeBoardEntry, { id, isLiked }),
        ),
      freeze: (isFrozen) =>
        attempt(
          inBoard((board) => ({ ...board, isFrozen })),
          () => api.call(freezeBoard, { blockId, isFrozen }),
        ),
      setTimer: (seconds) =>
        attempt(
          inBoard((board) => ({ ...board, timerEndsAt: seconds === null ? null : new Date(Date.now() + seconds * 1_000).toISOString() })),
          () => api.call(setBoardTimer, { blockId, seconds }),
        ),
      clear: () =>
        attempt(
          inCards(() => []),
          () => api.call(clearBoard, { blockId }),
        ),
      catchUp,
    };
  }, [api, blockId, catchUp, updates, user]);
}

/** What does not exist yet and is on the screen already. */
const newCard = (id: string, words: CardWords, author: BoardCard['author']): BoardCard => ({
  id,
  ...words,
  author,
  isOwn: true,
  isReleased: true,
  mayChange: false,
  mayDelete: false,
  mayCheck: false,
  likes: 0,
  isLiked: false,
  comments: 0,
  hasHistory: false,
});
