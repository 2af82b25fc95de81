interface Identified {
  readonly id: string;
}

/** The list with `item` behind `afterId`; null puts it first, an unknown neighbour puts it last. */
export function insertedAfter<T extends Identified>(items: readonly T[], item: T, afterId: string | null): readonly T[] {
  const others = items.filter(({ id }) => id !== item.id);
  const at = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1 || others.length;
  return afterId === item.id ? items : [...others.slice(0, at), item, ...others.slice(at)];
}

/** The list with one item moved behind another one, and others behind it; unchanged when there is no such item. */
export function movedAfter<T extends Identified>(
  items: readonly T[],
  id: string,
  afterId: string | null,
  along: readonly string[] = [],
): readonly T[] {
  const item = items.find((one) => one.id === id);
  if (!item) return items;
  const moved = insertedAfter(items, item, afterId);
  return along.reduce((now, next, at) => movedAfter(now, next, along[at - 1] ?? id), moved);
}

/** The list with the item at one place standing at another one. */
export function movedTo<T>(items: readonly T[], { from, to }: { readonly from: number; readonly to: number }): T[] {
  const others = items.filter((_one, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** Id of the item before this one; null when it is the first. */
export function idBefore(items: readonly Identified[], id: string): string | null {
  return items[items.findIndex((one) => one.id === id) - 1]?.id ?? null;
}

/** Where an item stands behind after one step; undefined when it is at the end already. */
export function afterIdOfStep(items: readonly Identified[], id: string, step: 'up' | 'down'): string | null | undefined {
  const at = items.findIndex((one) => one.id === id);
  if (at < 0) return undefined;
  if (step === 'down') return items[at + 1]?.id;
  return at === 0 ? undefined : (items[at - 2]?.id ?? null);
}

/** Reads the wish of a sorted list: behind whom the moved item stands now. */
export function afterIdIn(orderedIds: readonly string[], id: string): string | null {
  return orderedIds[orderedIds.indexOf(id) - 1] ?? null;
}
