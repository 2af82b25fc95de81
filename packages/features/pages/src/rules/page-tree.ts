/** A page in the tree of its group. */
interface TreePage {
  readonly id: string;
  readonly parentId: string | null;
  readonly expanded: boolean;
  readonly pages: readonly this[];
}

interface TreeRow<P> {
  readonly page: P;
  readonly depth: number;
}

/** Under whom, and behind whom a page stands (null: at the top). */
export interface TreePlace {
  readonly parentId: string | null;
  readonly afterId: string | null;
}

/** The rows that show: children only below open pages. */
export function visibleRows<P extends TreePage>(pages: readonly P[], depth = 0): TreeRow<P>[] {
  return pages.flatMap((page) => [{ page, depth }, ...(page.expanded ? visibleRows(page.pages, depth + 1) : [])]);
}

/** The page with this id, wherever it hangs. */
export function pageIn<P extends TreePage>(pages: readonly P[], id: string): P | null {
  for (const page of pages) {
    const found = page.id === id ? page : pageIn(page.pages, id);
    if (found) return found;
  }
  return null;
}

/** Changes one page wherever it hangs; what is not on its way stays the same object. */
export function withPage<P extends TreePage>(pages: readonly P[], id: string, change: (page: P) => P): P[] {
  return pages.map((page) => {
    if (page.id === id) return change(page);
    return pageIn(page.pages, id) ? { ...page, pages: withPage(page.pages, id, change) } : page;
  });
}

/** Takes one page with everything below it out of the tree. */
export function withoutPage<P extends TreePage>(pages: readonly P[], id: string): P[] {
  return pages
    .filter((page) => page.id !== id)
    .map((page) => (pageIn(page.pages, id) ? { ...page, pages: withoutPage(page.pages, id) } : page));
}

/** Moves a page with everything below it; null when it would lie under itself, or either page is gone. */
export function treeMove<P extends TreePage>(pages: readonly P[], id: string, place: TreePlace): P[] | null {
  const moved = pageIn(pages, id);
  if (!moved || place.afterId === id) return null;
  if (place.parentId !== null && (place.parentId === id || pageIn(moved.pages, place.parentId))) return null;
  const rest = withoutPage(pages, id);
  const page: P = { ...moved, parentId: place.parentId };
  if (place.parentId === null) return placed(rest, page, place.afterId);
  if (!pageIn(rest, place.parentId)) return null;
  return withPage(rest, place.parentId, (parent) => ({ ...parent, expanded: true, pages: placed(parent.pages, page, place.afterId) }));
}

function placed<P extends TreePage>(siblings: readonly P[], page: P, afterId: string | null): P[] {
  const at = afterId === null ? 0 : siblings.findIndex(({ id }) => id === afterId) + 1 || siblings.length;
  return [...siblings.slice(0, at), page, ...siblings.slice(at)];
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

/** Where one step of the keyboard leads; null where there is nowhere to go. */
export function placeOfStep(pages: readonly TreePage[], id: string, step: TreeStep): TreePlace | null {
  const page = pageIn(pages, id);
  if (!page) return null;
  const siblings = page.parentId === null ? pages : (pageIn(pages, page.parentId)?.pages ?? []);
  const at = siblings.findIndex((one) => one.id === id);
  const before = siblings[at - 1];
  switch (step) {
    case 'up':
      return before ? { parentId: page.parentId, afterId: siblings[at - 2]?.id ?? null } : null;
    case 'down': {
      const next = siblings[at + 1];
      return next ? { parentId: page.parentId, afterId: next.id } : null;
    }
    case 'in':
      return before ? { parentId: before.id, afterId: before.pages.at(-1)?.id ?? null } : null;
    case 'out': {
      const parent = page.parentId === null ? null : pageIn(pages, page.parentId);
      return parent ? { parentId: parent.parentId, afterId: parent.id } : null;
    }
  }
}

/** Where a page lands that is dropped onto another row: before it, behind it, or as its last child. */
export function placeOfDrop(pages: readonly TreePage[], ontoId: string, zone: 'before' | 'inside' | 'behind'): TreePlace | null {
  const onto = pageIn(pages, ontoId);
  if (!onto) return null;
  if (zone === 'inside') return { parentId: onto.id, afterId: onto.pages.at(-1)?.id ?? null };
  if (zone === 'behind') return { parentId: onto.parentId, afterId: onto.id };
  const siblings = onto.parentId === null ? pages : (pageIn(pages, onto.parentId)?.pages ?? []);
  return { parentId: onto.parentId, afterId: siblings[siblings.findIndex((one) => one.id === ontoId) - 1]?.id ?? null };
}
