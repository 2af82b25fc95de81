import { memorySizes, type MemorySize } from '../../contract/index.ts';

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly pairs: number;
}

/** How a game of a size lies there. */
export const memoryGrids = {
  '4x3': { columns: 4, rows: 3, pairs: 6 },
  '4x4': { columns: 4, rows: 4, pairs: 8 },
  '5x4': { columns: 5, rows: 4, pairs: 10 },
  '6x6': { columns: 6, rows: 6, pairs: 18 },
} as const satisfies Record<MemorySize, Grid>;

/** The size that was wished for, or the largest below it for which there are pairs enough; null where there are too few for any. */
export const largestUpTo = (wished: MemorySize, pairs: number): MemorySize | null =>
  memorySizes.slice(0, memorySizes.indexOf(wished) + 1).findLast((size) => memoryGrids[size].pairs <= pairs) ?? null;

/** Numbers from nought to below one, the same ones for the same seed (Mulberry32 by Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Half a pair: which pair, and whether it is its second half. */
export interface Half {
  readonly pair: number;
  readonly isSecond: boolean;
}

/** What lies at each place, from the upper left; the browser and the server lay out the same for the same seed (Fisher and Yates). */
export function dealt(size: MemorySize, seed: number): readonly Half[] {
  const random = seededRandom(seed);
  const { pairs } = memoryGrids[size];
  const halves = Array.from({ length: 2 * pairs }, (_, index): Half => ({ pair: index >> 1, isSecond: index % 2 === 1 }));
  for (let last = halves.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [halves[last], halves[other]];
    // Both lie inside of the list.
    if (one && two) [halves[last], halves[other]] = [two, one];
  }
  return halves;
}
