import { fill } from '@pausenplatz/kernel-contract';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardCard, KanbanSettings } from '../../contract/index.ts';
import { afterIn, cardName, type CardGroup } from '../../rules/index.ts';
import { cardTexts as texts } from '../../texts.cards.ts';
import type { CardChanges } from './data.ts';
import { groupDay, groupName } from './group-words.ts';

type Direction = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/** How cards go from place to place: where they are let go, and by steps of keys or of a menu, which say where the card is now. */
export function useCardMoves(settings: KanbanSettings, groups: readonly CardGroup[], changes: CardChanges) {
  const [said, setSaid] = useState('');
  const refocus = useRef<string | null>(null);
  // A card that is drawn in another place loses the focus, so every drawing checks for one to bring back.
  useLayoutEffect(() => {
    const id = refocus.current;
    if (id === null) return;
    const button = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-open]`);
    if (button && button !== document.activeElement) button.focus();
  });
  const groupOf = (card: BoardCard) => groups.findIndex(({ cards }) => cards.some(({ id }) => id === card.id));
  const moveTo = (card: BoardCard, zone: string, beforeId: string | null) => {
    const target = groups.find(({ id }) => id === zone);
    if (!target) return;
    const { layout } = settings;
    const day = groupDay(settings, zone);
    if (layout === 'timeline') {
      if (day !== card.dueOn) changes.setDay(card, day);
      return;
    }
    changes.move(card.id, {
      laneId: layout === 'board' ? zone : card.laneId,
      afterId: afterIn(target.cards, beforeId, card.id),
      layout,
    });
  };
  const say = (card: BoardCard, group: CardGroup, position: number, total: number) =>
    setSaid(fill(texts.moved, { card: cardName(card.text), place: groupName(settings, group.id), position, total }));
  const act = (card: BoardCard, direction: Direction) => {
    const at = groupOf(card);
    const group = groups[at];
    if (!group || !card.mayChange) return;
    const { layout } = settings;
    const by = direction === 'left' || direction === 'up' ? -1 : 1;
    const toOther = layout === 'timeline' || (layout === 'board' && (direction === 'left' || direction === 'right'));
    refocus.current = card.id;
    // A move that was refused, or that somebody else made meanwhile, is no reason to hold the focus for ever.
    setTimeout(() => (refocus.current = null), 1_000);
    if (toOther) {
      const target = groups[at + by];
      if (!target) return setSaid(fill(texts.atEdge, { card: cardName(card.text) }));
      say(card, target, target.cards.length + 1, target.cards.length + 1);
      return moveTo(card, target.id, null);
    }
    const index = group.cards.findIndex(({ id }) => id === card.id);
    const to = index + by;
    if (to < 0 || to >= group.cards.length) return setSaid(fill(texts.atEdge, { card: cardName(card.text) }));
    say(card, group, to + 1, group.cards.length);
    return moveTo(card, group.id, (by === -1 ? group.cards[to] : group.cards[to + 1])?.id ?? null);
  };
  // Cards are drawn again only when they change: what they call stays the same, and acts on the board as it is by then.
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const step = useCallback((card: BoardCard, direction: Direction) => latest.current(card, direction), []);
  const onKeys = useCallback((card: BoardCard, event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!event.altKey || direction === undefined) return;
    event.preventDefault();
    latest.current(card, direction);
  }, []);
  return { said, moveTo, onKeys, step };
}

export type CardStep = ReturnType<typeof useCardMoves>['step'];
export type CardKeys = ReturnType<typeof useCardMoves>['onKeys'];
