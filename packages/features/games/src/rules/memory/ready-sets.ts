import { type Random, shuffled } from '@pausenplatz/progress/rules';
import type { LentFace, ReadySet } from '../../contract/index.ts';
import { beginnings, pictures } from './ready-sets.data.ts';

/** One half of a pair as a card shows it: a picture or an emoji that the words name, or the words themselves. */
export interface Face extends LentFace {
  readonly emoji: string | null;
}

export interface Pair {
  readonly first: Face;
  readonly second: Face;
}

const words = (text: string): Face => ({ text, emoji: null, picture: null });
const drawn = (text: string, emoji: string): Face => ({ text, emoji, picture: null });

/** Results from 2 to 20, each once. */
function sums(random: Random): Pair[] {
  return Array.from({ length: 19 }, (_, index) => {
    const result = index + 2;
    const [least, most] = [Math.max(1, result - 10), Math.min(10, result - 1)];
    const first = least + Math.floor(random() * (most - least + 1));
    return { first: words(`${first} + ${result - first}`), second: words(String(result)) };
  });
}

/** Results of the tables from 2 to 9, each once, by one of the calculations that lead there. */
function products(random: Random): Pair[] {
  const byResult = new Map<number, string>();
  const factors = [2, 3, 4, 5, 6, 7, 8, 9];
  const all = shuffled(
    factors.flatMap((one) => factors.map((other) => ({ one, other }))),
    random,
  );
  for (const { one, other } of all) byResult.set(one * other, `${one} × ${other}`);
  return [...byResult].map(([result, calculation]) => ({ first: words(calculation), second: words(String(result)) }));
}

const makers: Readonly<Record<ReadySet, (random: Random) => readonly Pair[]>> = {
  pictures: () => pictures.map(([emoji, name]) => ({ first: drawn(name, emoji), second: drawn(name, emoji) })),
  letters: () => beginnings.map(([emoji, name]) => ({ first: words(name.charAt(0)), second: drawn(name, emoji) })),
  plus: sums,
  times: products,
};

/** So many pairs of a set that the product brings, in any order. */
export const readyPairs = (set: ReadySet, count: number, random: Random): readonly Pair[] =>
  shuffled(makers[set](random), random).slice(0, count);

/** Pairs that a trainer lends, as a card shows them. */
export const lentPairs = (
  pairs: readonly { readonly first: LentFace; readonly second: LentFace }[],
  count: number,
  random: Random,
): readonly Pair[] =>
  shuffled(pairs, random)
    .slice(0, count)
    .map(({ first, second }) => ({ first: { ...first, emoji: null }, second: { ...second, emoji: null } }));
