/** What lies in a folder, as far as its place goes; `parentId` null is the top. */
interface Placed {
  readonly id: string;
  readonly parentId: string | null;
}

/** The folders above something, the outermost first, without itself. Rows of another block end the way. */
export function wayTo<Item extends Placed>(items: readonly Item[], parentId: string | null): Item[] {
  const way: Item[] = [];
  for (let id = parentId; id !== null;) {
    const found = items.find((one) => one.id === id);
    if (!found || way.includes(found)) break;
    way.unshift(found);
    id = found.parentId;
  }
  return way;
}

/** These, and everything that lies below them. */
export function withBelow<Item extends Placed>(items: readonly Item[], ids: readonly string[]): Item[] {
  const wanted = new Set(ids);
  return items.filter((one) => wanted.has(one.id) || wayTo(items, one.parentId).some(({ id }) => wanted.has(id)));
}

/** How many folders are inside of each other at and below a folder; a file is none. */
export function heightOf(items: readonly (Placed & { readonly isFolder: boolean })[], id: string): number {
  const item = items.find((one) => one.id === id);
  if (!item?.isFolder) return 0;
  const inside = items.filter((one) => one.parentId === id);
  return 1 + Math.max(0, ...inside.map((one) => heightOf(items, one.id)));
}

/** Folders first, then by name, as people count: 2 before 10. */
export function inOrder<Item extends { readonly name: string; readonly isFolder: boolean }>(items: readonly Item[]): Item[] {
  const byName = new Intl.Collator('de-CH', { numeric: true });
  return items.toSorted((one, other) => Number(other.isFolder) - Number(one.isFolder) || byName.compare(one.name, other.name));
}
