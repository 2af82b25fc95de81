interface FlatPage {
  readonly id: string;
  readonly parentId: string | null;
}

type Grown<Page extends FlatPage> = Page & { readonly pages: Grown<Page>[] };

/** Nests pages below their parents, in the given order; a page whose parent is not among them stands at the top. */
export function growTree<Page extends FlatPage>(pages: readonly Page[]): Grown<Page>[] {
  const grown = new Map(pages.map((page) => [page.id, { ...page, pages: [] as Grown<Page>[] }]));
  const roots: Grown<Page>[] = [];
  for (const page of grown.values()) {
    const parent = page.parentId === null ? undefined : grown.get(page.parentId);
    (parent && parent !== page ? parent.pages : roots).push(page);
  }
  return roots;
}
