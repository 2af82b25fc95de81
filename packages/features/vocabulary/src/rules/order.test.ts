import { expect, test } from 'vitest';
import { movedTo, moveItem, stepOf } from './order.ts';

const portions = [
  { id: 'A', itemIds: ['a', 'b', 'c'] },
  { id: 'B', itemIds: ['d', 'e'] },
  { id: 'C', itemIds: [] },
];
const shown = (all: readonly { readonly itemIds: readonly string[] }[]) => all.map(({ itemIds }) => itemIds.join('')).join('|');

test.each([
  ['up inside of its portion', 'c', 'A', 0, 'cab|de|'],
  ['down inside of its portion', 'a', 'A', 2, 'bca|de|'],
  ['beyond the end', 'a', 'A', 99, 'bca|de|'],
  ['to where it is', 'b', 'A', 1, 'abc|de|'],
  ['into another portion: to its end, whatever was asked', 'a', 'B', 0, 'bc|dea|'],
  ['into an empty portion', 'e', 'C', 5, 'abc|d|e'],
])('%s', (_name, itemId, portionId, newIndex, expected) => {
  expect(shown(moveItem(portions, { itemId, portionId, newIndex }))).toBe(expected);
});

test.each([
  ['b', -1, 'bac|de|'],
  ['b', 1, 'acb|de|'],
  ['d', -1, 'abcd|e|'],
  ['c', 1, 'ab|dec|'],
  ['e', 1, 'abc|d|e'],
  ['a', -1, null],
  ['unknown', 1, null],
] as const)('a step of %s by %i', (itemId, by, expected) => {
  const step = stepOf(portions, itemId, by);
  expect(step && shown(moveItem(portions, step))).toBe(expected);
});

test('portions are moved among themselves', () => {
  expect([movedTo(['A', 'B', 'C'], 'C', 0), movedTo(['A', 'B', 'C'], 'A', 9)]).toEqual([
    ['C', 'A', 'B'],
    ['B', 'C', 'A'],
  ]);
});
