import { describe, expect, test } from 'vitest';
import { movedAfter } from './block-order.ts';
import { type BlockMove, lastOnLeft, moveByStep, moveOnto, movesToPlace } from './block-moves.ts';

const places = { f: 'full', l: 'left', r: 'right' } as const;
type Letter = keyof typeof places;
/** `1f 2l 3r`: blocks by their names and places. */
const page = (words: string) => words.split(' ').map((word) => ({ id: word.charAt(0), place: places[word.charAt(1) as Letter] }));
const written = (blocks: ReturnType<typeof page>) => blocks.map(({ id, place }) => `${id}${place.charAt(0)}`).join(' ');
const after = (words: string, moves: readonly (BlockMove | null)[]) =>
  written(
    moves.reduce(
      (blocks, move) =>
        move
          ? movedAfter(blocks, move.blockId, move.afterId).map((block) =>
              block.id === move.blockId ? { ...block, place: move.place } : block,
            )
          : blocks,
      page(words),
    ),
  );

describe('a step', () => {
  test.each([
    ['past a neighbour of the same place', '1f 2f 3f', '1', 'down', '2f 1f 3f'],
    ['past it upwards', '1f 2f 3f', '3', 'up', '1f 3f 2f'],
    ['into the columns below', '1f 2l 3r', '1', 'down', '1l 2l 3r'],
    ['into the columns above', '1l 2r 3f', '3', 'up', '1l 2r 3r'],
    ['from the left to the right', '1l 2l 3r', '2', 'down', '1l 2r 3r'],
    ['from the right to the left', '1l 2r 3r', '2', 'up', '1l 2l 3r'],
    ['inside of a column', '1l 2l 3r', '1', 'down', '2l 1l 3r'],
    ['out of the columns', '1l 2r 3f', '2', 'down', '1l 2f 3f'],
    ['out of them at the end of the page', '1l 2r', '2', 'down', '1l 2f'],
    ['out of them at its beginning', '1l 2r', '1', 'up', '1f 2r'],
    ['nowhere at the end', '1f 2f', '2', 'down', '1f 2f'],
  ] as const)('%s', (_name, words, id, step, expected) => {
    expect(after(words, [moveByStep(page(words), id, step)])).toBe(expected);
  });
});

describe('a block that is dragged onto another one', () => {
  test.each([
    ['takes its place', '1f 2f 3l 4r', 0, 3, '2f 3l 4r 1r'],
    ['comes out of the columns', '1f 2f 3l 4r', 3, 0, '4f 1f 2f 3l'],
    ['goes to the other column', '1l 2l 3r 4r', 0, 3, '2l 3r 4r 1r'],
    ['stays where it is on itself', '1f 2f', 1, 1, '1f 2f'],
  ] as const)('%s', (_name, words, from, to, expected) => {
    expect(after(words, [moveOnto(page(words), from, to)])).toBe(expected);
  });
});

describe('a block that is put', () => {
  test.each([
    ['to the right takes the one above to the left', '1f 2f 3f', '3', 'right', '1f 2l 3r'],
    ['to the right joins the columns above', '1l 2r 3f', '3', 'right', '1l 2r 3r'],
    ['to the left begins columns', '1f 2f', '2', 'left', '1f 2l'],
    ['from the left to the right is the first there', '1l 2l 3l 4r', '1', 'right', '2l 3l 1r 4r'],
    ['from the right to the left is the last there', '1l 2r 3r', '3', 'left', '1l 3l 2r'],
    ['over the whole width comes behind the columns', '1l 2l 3r 4f', '1', 'full', '2l 3r 1f 4f'],
    ['over the whole width stays where it was alone', '1f 2l 3f', '2', 'full', '1f 2f 3f'],
    ['where it is stays there', '1f 2f', '2', 'full', '1f 2f'],
  ] as const)('%s', (_name, words, id, place, expected) => {
    expect(after(words, movesToPlace(page(words), id, place))).toBe(expected);
  });
});

test.each([
  ['1f 2f', '1', '1'],
  ['1l 2l 3r', '1', '2'],
  ['1l 2r 3l', '3', '3'],
])('on %s, what stands beside %s goes behind %s', (words, id, expected) => {
  expect(lastOnLeft(page(words), id)).toBe(expected);
});
