/** A list with one of its items at another place; behind the last one is the last place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  const others = items.toSpliced(from, 1);
  return item === undefined ? others : others.toSpliced(Math.min(to, others.length), 0, item);
}
