import type { KeySet } from '../contract/index.ts';
import type { Fact } from './facts.ts';
import { isKeyFact } from './key-facts.ts';

/**
 * How a fact comes from what is known: it is known itself, or two known ones are put together or taken away. `along` says what is cut:
 * rows (7 × 8 = 5 × 8 + 2 × 8), or columns (7 × 8 = 7 × 7 + 7 × 1).
 */
export type Derivation =
  | { readonly kind: 'known'; readonly fact: Fact }
  | {
      readonly kind: 'plus' | 'minus';
      readonly fact: Fact;
      readonly along: 'rows' | 'columns';
      readonly from: Fact;
      readonly change: Fact;
    };

/** The shortest way, of the equally short the one with the least to add, putting together before taking away, rows before columns. */
export function shortestDerivation(fact: Fact, set: KeySet): Derivation {
  if (isKeyFact(fact, set)) return { kind: 'known', fact };
  const ways = [...cuts(fact.a, 'rows', fact), ...cuts(fact.b, 'columns', fact)].filter(
    (way) => isKeyFact(way.from, set) && isKeyFact(way.change, set),
  );
  const [best] = ways.toSorted((one, other) => cost(one) - cost(other));
  // 3 = 2 + 1, 4 = 2 + 2, 6 = 5 + 1, 7 = 5 + 2, 8 = 10 − 2, 9 = 10 − 1: every row of the map is one step away in every set.
  return best ?? { kind: 'known', fact };
}

type Way = Exclude<Derivation, { kind: 'known' }>;

/** All ways to cut one side of a fact in two, or to cut it out of a longer one. */
function cuts(side: number, along: Way['along'], fact: Fact): Way[] {
  const cut = (length: number): Fact => (along === 'rows' ? { a: length, b: fact.b } : { a: fact.a, b: length });
  const way = (kind: Way['kind'], from: number, change: number): Way => ({ kind, fact, along, from: cut(from), change: cut(change) });
  const plus = lengths(side - 1).flatMap((from) => (from >= side - from ? [way('plus', from, side - from)] : []));
  const minus = lengths(10).flatMap((from) => (from > side ? [way('minus', from, from - side)] : []));
  return [...plus, ...minus];
}

const lengths = (last: number) => Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);

/** What is left to calculate; a step back counts a little more than one forward, and columns more than rows. */
function cost({ kind, along, change, fact }: Way): number {
  const rowsChanged = along === 'rows' ? change.a : change.b;
  const largest = fact.a + fact.b;
  return rowsChanged + (kind === 'minus' ? 1.5 : 0) + (along === 'columns' ? 1 / largest : 0);
}
