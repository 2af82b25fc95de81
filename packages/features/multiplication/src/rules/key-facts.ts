import type { Fact } from './facts.ts';

/**
 * What a class knows by heart first (decisions, 2.4): rows of one, two, five and ten; the same turned round; and square numbers beside.
 */
export const keySets = ['rows', 'turned', 'squares'] as const;
export type KeySet = (typeof keySets)[number];

const keyRows: ReadonlySet<number> = new Set([1, 2, 5, 10]);

/** Whether a class that works with this set knows the fact without calculating. */
export function isKeyFact({ a, b }: Fact, set: KeySet): boolean {
  if (keyRows.has(a)) return true;
  if (set === 'rows') return false;
  return keyRows.has(b) || (set === 'squares' && a === b);
}

/** The four from which all others of a series come. */
export const keyFactsOf = (series: number): readonly Fact[] => [...keyRows].map((a) => ({ a, b: series }));
