import { describe, expect, test } from 'vitest';
import { afterIdIn, afterIdOfStep, idBefore, insertedAfter, movedAfter, movedTo } from './block-order.ts';

const abc = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

describe('the order of blocks', () => {
  test.each([
    ['to the top', null, 'xabc'],
    ['behind the first', 'a', 'axbc'],
    ['behind the last', 'c', 'abcx'],
    ['to the end when the neighbour is gone', 'gone', 'abcx'],
  ])('a new block goes %s', (_sentence, afterId, expected) => {
    expect(ids(insertedAfter(abc, { id: 'x' }, afterId))).toBe(expected);
  });

  test.each([
    ['c', null, 'cab'],
    ['a', 'b', 'bac'],
    ['a', 'c', 'bca'],
    ['b', 'b', 'abc'],
    ['b', 'a', 'abc'],
    ['gone', 'a', 'abc'],
  ])('%s moved behind %s', (id, afterId, expected) => {
    expect(ids(movedAfter(abc, id, afterId))).toBe(expected);
  });

  test('what belongs to it comes along in its order', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
    expect(ids(movedAfter(five, 'b', 'e', ['c']))).toBe('adebc');
    expect(ids(movedAfter(five, 'd', null, ['e', 'gone']))).toBe('deabc');
  });

  test('moving back behind the former neighbour restores the order', () => {
    const before = idBefore(abc, 'c');
    expect(ids(movedAfter(movedAfter(abc, 'c', null), 'c', before))).toBe('abc');
  });

  test.each([
    ['a', 'up', undefined],
    ['b', 'up', null],
    ['c', 'up', 'a'],
    ['a', 'down', 'b'],
    ['c', 'down', undefined],
    ['gone', 'down', undefined],
  ] as const)('%s one step %s', (id, step, expected) => {
    expect(afterIdOfStep(abc, id, step)).toBe(expected);
  });

  test('a sorted list tells behind whom an item stands', () => {
    expect(afterIdIn(['c', 'a', 'b'], 'a')).toBe('c');
    expect(afterIdIn(['c', 'a', 'b'], 'c')).toBeNull();
  });
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i', (from, to, order) => {
  expect(ids(movedTo(abc, { from, to }))).toBe(order);
});
