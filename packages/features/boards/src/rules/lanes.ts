import type { BoardCard, KanbanSettings } from '../contract/index.ts';

type Lanes = Pick<KanbanSettings, 'lanes'>;

/** The column that a card stands in; those of a removed column stand in the first one, so that none is lost. */
export function laneOf({ lanes }: Lanes, { laneId }: Pick<BoardCard, 'laneId'>): string {
  return lanes.some(({ id }) => id === laneId) ? laneId : (lanes[0]?.id ?? laneId);
}

/** Where cards of a board stand in one of its layouts: a key, and the cards in their order. */
export interface CardGroup {
  readonly id: string;
  readonly cards: readonly BoardCard[];
}

const groupsOf = (cards: readonly BoardCard[], ids: readonly string[], idOf: (card: BoardCard) => string): CardGroup[] => {
  const byId = Map.groupBy(cards, idOf);
  return ids.map((id) => ({ id, cards: byId.get(id) ?? [] }));
};

/** The one group of a wall, and on a timeline that of cards without a day. */
export const wallGroup = 'alle';
export const noDayGroup = 'ohne';

/** Columns, one wall, or days in their order with the cards that have none at the end. */
export function groupCards({ layout, lanes }: Pick<KanbanSettings, 'layout' | 'lanes'>, cards: readonly BoardCard[]): CardGroup[] {
  switch (layout) {
    case 'board':
      return groupsOf(
        cards,
        lanes.map(({ id }) => id),
        (card) => laneOf({ lanes }, card),
      );
    case 'wall':
      return [{ id: wallGroup, cards }];
    case 'timeline': {
      const days = [...new Set(cards.flatMap(({ dueOn }) => dueOn ?? []))].toSorted();
      return groupsOf(cards, [...days, noDayGroup], ({ dueOn }) => dueOn ?? noDayGroup);
    }
  }
}

/** The card that a moved one stands behind so that it comes right before `beforeId`; null before is the end. Null: to the top. */
export function afterIn(group: readonly Pick<BoardCard, 'id'>[], beforeId: string | null, movedId: string): string | null {
  const ids = group.map(({ id }) => id).filter((id) => id !== movedId);
  const at = beforeId === null ? ids.length : ids.indexOf(beforeId);
  return ids[(at < 0 ? ids.length : at) - 1] ?? null;
}

/** A card in another place, as the server will put it: behind a card, or before all others of its column. */
export function movedCard(
  cards: readonly BoardCard[],
  id: string,
  to: { readonly laneId: string; readonly afterId: string | null; readonly layout: KanbanSettings['layout'] },
): BoardCard[] {
  const card = cards.find((one) => one.id === id);
  if (!card) return [...cards];
  const others = cards.filter((one) => one.id !== id);
  const first = to.layout === 'wall' ? 0 : others.findIndex(({ laneId }) => laneId === to.laneId);
  const behind = others.findIndex((one) => one.id === to.afterId);
  const at = behind >= 0 ? behind + 1 : first < 0 ? others.length : first;
  return others.toSpliced(at, 0, { ...card, laneId: to.laneId });
}
