import { describe, expect, it, test } from 'vitest';
import type { BoardCard } from '../contract/index.ts';
import { afterIn, groupCards, laneOf, movedCard, noDayGroup, wallGroup } from './lanes.ts';

const lanes = [
  { id: 'offen', name: 'Zu tun', color: 'blue' },
  { id: 'fertig', name: 'Fertig', color: 'green' },
] as const;
const settings = { lanes: [...lanes] };

const aCard = (id: string, more: Partial<BoardCard> = {}): BoardCard => ({
  id,
  text: id,
  laneId: 'offen',
  color: 'grey',
  dueOn: null,
  assignee: null,
  checks: [],
  files: [],
  author: null,
  isOwn: false,
  isReleased: true,
  mayChange: true,
  mayDelete: true,
  mayCheck: true,
  likes: 0,
  isLiked: false,
  comments: 0,
  hasHistory: false,
  ...more,
});
const cards = [
  aCard('a', { dueOn: '2026-12-18' }),
  aCard('b', { laneId: 'fertig' }),
  aCard('c', { dueOn: '2026-12-04' }),
  aCard('d', { laneId: 'weg' }),
];

test('a card of a removed column stands in the first one', () => {
  expect(laneOf(settings, { laneId: 'weg' })).toBe('offen');
  expect(laneOf(settings, { laneId: 'fertig' })).toBe('fertig');
});

describe('cards hang', () => {
  const shown = (layout: 'board' | 'wall' | 'timeline') =>
    groupCards({ ...settings, layout }, cards).map((group) => `${group.id}: ${group.cards.map(({ id }) => id).join('')}`);

  it.each([
    ['board', ['offen: acd', 'fertig: b']],
    ['wall', [`${wallGroup}: abcd`]],
    ['timeline', ['2026-12-04: c', '2026-12-18: a', `${noDayGroup}: bd`]],
  ] as const)('as a %s', (layout, expected) => {
    expect(shown(layout)).toEqual(expected);
  });
});

test.each([
  ['before another one', 'b', 'c', 'a'],
  ['before the first one', 'a', 'c', null],
  ['to the end', null, 'a', 'c'],
  ['before itself’s neighbour', 'c', 'b', 'a'],
  ['before one that is gone', 'x', 'a', 'c'],
])('a card goes %s', (_where, beforeId, moved, expected) => {
  const group = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(afterIn(group, beforeId, moved)).toBe(expected);
});

test.each([
  ['behind a card', { laneId: 'offen', afterId: 'c' }, 'board', 'bcad'],
  ['to the top of a column', { laneId: 'fertig', afterId: null }, 'board', 'abcd'],
  ['to the top of an empty column', { laneId: 'neu', afterId: null }, 'board', 'bcda'],
  ['to the beginning of a wall', { laneId: 'offen', afterId: null }, 'wall', 'abcd'],
] as const)('a card is shown %s at once', (_where, to, layout, expected) => {
  const after = movedCard(cards, 'a', { ...to, layout });
  expect(after.map(({ id }) => id).join('')).toBe(expected);
  expect(after.find(({ id }) => id === 'a')?.laneId).toBe(to.laneId);
});
