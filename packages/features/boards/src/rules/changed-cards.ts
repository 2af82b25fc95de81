import type { CardBoard, ChangedCards } from '../contract/index.ts';

/** A board with what changed on it since it was read. */
export function withChanges(board: CardBoard, { isWhole, cards, goneIds, order, ...state }: ChangedCards): CardBoard {
  // What was asked before something else came is older than what is shown.
  if (state.revision < board.revision) return board;
  const byId = new Map((isWhole ? [] : board.cards).map((card) => [card.id, card]));
  for (const card of cards) byId.set(card.id, card);
  for (const id of goneIds) byId.delete(id);
  const listed = new Set(order);
  // What came from here meanwhile is not in an order that was asked before.
  const newer = [...byId.values()].filter(({ id }) => !listed.has(id));
  return { ...board, ...state, cards: [...order.flatMap((id) => byId.get(id) ?? []), ...newer] };
}
