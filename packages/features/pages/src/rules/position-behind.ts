import { generateNKeysBetween } from 'fractional-indexing';

interface Positioned {
  readonly id: string;
  readonly position: string;
}

/**
 * The position right behind `afterId` (null: before all), for a list in its order. null when `afterId` is not in it.
 * Two equal positions cannot be parted: then the place behind the last of them serves.
 */
export function positionBehind(list: readonly Positioned[], afterId: string | null): string | null {
  return positionsBehind(list, afterId, 1)?.[0] ?? null;
}

/** As many positions, one behind the other, as things stand there together. */
export function positionsBehind(list: readonly Positioned[], afterId: string | null, count: number): string[] | null {
  const index = afterId === null ? -1 : list.findIndex((one) => one.id === afterId);
  if (afterId !== null && index === -1) return null;
  const before = index === -1 ? null : (list[index]?.position ?? null);
  const after = list.slice(index + 1).find((one) => before === null || one.position > before)?.position ?? null;
  return generateNKeysBetween(before, after, count);
}
