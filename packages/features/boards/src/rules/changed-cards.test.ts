import { expect, test } from 'vitest';
import type { BoardCard, CardBoard, ChangedCards } from '../contract/index.ts';
import { withChanges } from './changed-cards.ts';

const rights = { isKeeper: false, mayAdd: true, mayMark: true, mayComment: true, mayLike: true };
const state = { rights, isFrozen: false, timerEndsAt: null, at: '2026-12-04T08:00:00.000Z' };
// Only what the rule looks at.
const aCard = (id: string, text = id) => ({ id, text }) as BoardCard;
const board = (...cards: BoardCard[]): CardBoard => ({ blockId: 'x', ...state, revision: 5, cards });
const changed = (more: Partial<ChangedCards>): ChangedCards => ({
  ...state,
  revision: 6,
  isWhole: false,
  cards: [],
  goneIds: [],
  order: [],
  ...more,
});
const shown = ({ cards }: CardBoard) => cards.map(({ text }) => text).join(' ');

test.each([
  ['a changed card takes the place of what it was', changed({ cards: [aCard('a', 'A')], order: ['a', 'b'] }), 'A b'],
  ['a new one stands where the order says', changed({ cards: [aCard('c')], order: ['c', 'a', 'b'] }), 'c a b'],
  ['what is gone goes', changed({ goneIds: ['a'], order: ['b'] }), 'b'],
  ['what came from here meanwhile stays at the end', changed({ order: ['b'] }), 'b a'],
  ['a whole board is all there is', changed({ isWhole: true, cards: [aCard('c')], order: ['c'] }), 'c'],
  ['what was asked before something newer changes nothing', changed({ revision: 4, goneIds: ['a'] }), 'a b'],
])('%s', (_what, news, expected) => {
  expect(shown(withChanges(board(aCard('a'), aCard('b')), news))).toBe(expected);
});

test('rights and revision are those of the news', () => {
  expect(withChanges(board(), changed({ isFrozen: true, revision: 9 }))).toMatchObject({ isFrozen: true, revision: 9 });
});
