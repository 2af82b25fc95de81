/** A portion with its words, in order. */
export interface Ordered {
  readonly id: string;
  readonly itemIds: readonly string[];
}

interface Move {
  readonly itemId: string;
  readonly portionId: string;
  readonly newIndex: number;
}

/** Inside of its portion a word goes to the place that was asked for; in another portion it stands at the end (specification, section 4). */
export function moveItem(portions: readonly Ordered[], { itemId, portionId, newIndex }: Move): readonly Ordered[] {
  return portions.map(({ id, itemIds }) => {
    const others = itemIds.filter((one) => one !== itemId);
    if (id !== portionId) return { id, itemIds: others };
    const at = itemIds.includes(itemId) ? newIndex : others.length;
    return { id, itemIds: others.toSpliced(at, 0, itemId) };
  });
}

/** The ids with one of them at another place; what lies beyond the end is the end. */
export const movedTo = (ids: readonly string[], id: string, newIndex: number): readonly string[] =>
  ids.filter((one) => one !== id).toSpliced(newIndex, 0, id);

/** Where a word goes by a step up or down: to its neighbour's place, or over the edge into the portion there. Null where there is none. */
export function stepOf(portions: readonly Ordered[], itemId: string, by: -1 | 1): Move | null {
  const at = portions.findIndex(({ itemIds }) => itemIds.includes(itemId));
  const here = portions[at];
  if (!here) return null;
  const to = here.itemIds.indexOf(itemId) + by;
  if (to >= 0 && to < here.itemIds.length) return { itemId, portionId: here.id, newIndex: to };
  const there = portions[at + by];
  return there ? { itemId, portionId: there.id, newIndex: there.itemIds.length } : null;
}
