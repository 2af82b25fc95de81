import { describe, expect, test } from 'vitest';
import type { Half } from './deal.ts';
import { isMemoryOver, isTaken, type MemoryGame, newMemory, pairsOf, playedOver, turnOver, winnersOf } from './play.ts';

/** Places 0 and 1 belong together, 2 and 3, 4 and 5. */
const halves: readonly Half[] = [0, 0, 1, 1, 2, 2].map((pair, place) => ({ pair, isSecond: place % 2 === 1 }));
const played = (players: number, ...places: readonly number[]): MemoryGame => places.reduce(turnOver, newMemory(halves, players));

describe('turning over', () => {
  test.each([
    ['one card lies open', [0], { open: [0], turn: 0, last: 'first' }],
    ['the same card twice is one', [0, 0], { open: [0], turn: 0, last: 'first' }],
    ['a pair is taken, and the same player goes on', [0, 1], { open: [], turn: 0, last: 'pair' }],
    ['no pair: both stay open, the next player has the turn', [0, 2], { open: [0, 2], turn: 1, last: 'miss' }],
    ['they go back when the next card is taken', [0, 2, 4], { open: [4], turn: 1, last: 'first' }],
    ['one of the two may be the next', [0, 2, 2], { open: [2], turn: 1, last: 'first' }],
    ['what was taken cannot be turned over', [0, 1, 0], { open: [], turn: 0, last: 'pair' }],
    ['nor what is not there', [9], { open: [], turn: 0, last: null }],
    ['after the last player comes the first', [0, 2, 2, 4], { open: [2, 4], turn: 0, last: 'miss' }],
  ] as const)('%s', (_, places, expected) => {
    expect(played(2, ...places)).toMatchObject(expected);
  });

  test('whoever plays alone keeps the turn', () => {
    expect(played(1, 0, 2)).toMatchObject({ turn: 0, turns: [[0, 2]] });
  });
});

test('pairs belong to who found them; the most pairs win, and several may', () => {
  const game = played(2, 0, 1, 2, 4, 2, 3, 4, 5);
  expect(pairsOf(game)).toEqual([1, 2]);
  expect(isMemoryOver(game)).toBe(true);
  expect(winnersOf(game)).toEqual([1]);
  expect(isTaken(played(2, 0, 1), 1)).toBe(true);
  expect(winnersOf(played(3, 0, 1, 2, 4, 2, 3))).toEqual([0, 1]);
});

describe('what was played alone is played over', () => {
  const whole = [
    [0, 2],
    [0, 1],
    [2, 3],
    [4, 5],
  ] as const;
  test('to its end', () => expect(playedOver(halves, whole)?.turns).toHaveLength(4));
  test.each([
    ['not to its end', whole.slice(0, 3)],
    ['beyond its end', [...whole, [0, 1]]],
    ['a card twice', [[0, 0], ...whole]],
    ['a card that was taken', [...whole.slice(0, 2), [0, 2], ...whole.slice(2)]],
    ['a card that is not there', [[0, 35], ...whole]],
  ] as const)('%s: no', (_, turns) => {
    expect(playedOver(halves, turns as readonly (readonly [number, number])[])).toBeNull();
  });
});
