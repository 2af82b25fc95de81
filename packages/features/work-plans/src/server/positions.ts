import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A key at a place (from 0) among neighbours that stand in their order; beyond the end is the end. */
export function keyAt(neighbours: readonly { readonly position: string }[], place: number | undefined): string {
  const at = Math.min(place ?? neighbours.length, neighbours.length);
  return generateKeyBetween(neighbours[at - 1]?.position ?? null, neighbours[at]?.position ?? null);
}

/** Keys for a whole list, in its order. */
export const keysFor = (count: number): readonly string[] => generateNKeysBetween(null, null, count);

/** Keys for so many behind the last one. */
export const keysAfter = (last: string | null, count: number): readonly string[] => generateNKeysBetween(last, null, count);
