import { expect, test } from 'vitest';
import { readySets } from '../../contract/index.ts';
import { memoryGrids, seededRandom } from './deal.ts';
import { lentPairs, readyPairs } from './ready-sets.ts';

const most = memoryGrids['6x6'].pairs;

test.each(readySets)('%s lays out the largest game, and no card could belong to two others', (set) => {
  for (let seed = 0; seed < 50; seed += 1) {
    const pairs = readyPairs(set, most, seededRandom(seed));
    expect(pairs).toHaveLength(most);
    for (const half of ['first', 'second'] as const) expect(new Set(pairs.map((pair) => pair[half].text)).size).toBe(most);
  }
});

test.each([
  ['plus', '+', (one: number, other: number) => one + other],
  ['times', '×', (one: number, other: number) => one * other],
] as const)('%s: each result is that of its calculation', (set, sign, calculate) => {
  for (const { first, second } of readyPairs(set, most, seededRandom(3))) {
    const [one = 0, other = 0] = first.text.split(` ${sign} `).map(Number);
    expect(calculate(one, other)).toBe(Number(second.text));
    expect(Math.max(one, other)).toBeLessThanOrEqual(10);
  }
});

test('letters stand at the beginning of what the picture shows', () => {
  for (const { first, second } of readyPairs('letters', most, Math.random)) {
    expect(second.text.startsWith(first.text)).toBe(true);
    expect(second.emoji).not.toBeNull();
  }
});

test('of what a trainer lends so many pairs are drawn as the game has', () => {
  const pairs = Array.from({ length: 30 }, (_, at) => ({
    first: { text: `Wort ${at}`, picture: null },
    second: { text: `Satz ${at}`, picture: null },
  }));
  const drawn = lentPairs(pairs, 8, Math.random);
  expect(drawn).toHaveLength(8);
  expect(new Set(drawn.map(({ first }) => first.text)).size).toBe(8);
});
