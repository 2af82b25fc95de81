import type { KeySet } from '../contract/index.ts';
import type { Fact } from './facts.ts';

const keyRows: ReadonlySet<number> = new Set([1, 2, 5, 10]);

/** Whether a class that works with this set knows the fact without calculating. */
export function isKeyFact({ a, b }: Fact, set: KeySet): boolean {
  if (keyRows.has(a)) return true;
  if (set === 'rows') return false;
  return keyRows.has(b) || (set === 'squares' && a === b);
}

/** The four from which all others of a series come. */
export const keyFactsOf = (series: number): readonly Fact[] => [...keyRows].map((a) => ({ a, b: series }));
