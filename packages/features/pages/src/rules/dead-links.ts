import { innerLinksIn } from './links-in.ts';

export interface DeadLink {
  readonly blockId: string;
  /** What the link names. */
  readonly page: string;
  readonly label: string;
}

/** The links on a page whose pages are gone or closed, in its order; what is not known yet is not told. */
export function deadLinks(
  blocks: readonly { readonly id: string; readonly settings: unknown }[],
  pages: ReadonlyMap<string, object | null>,
): DeadLink[] {
  return blocks.flatMap(({ id, settings }) =>
    innerLinksIn(settings)
      .filter(({ page }) => pages.get(page) === null)
      // Told once, however often it stands there.
      .filter((link, place, all) => place === all.findIndex(({ page, label }) => page === link.page && label === link.label))
      .map((link) => ({ blockId: id, ...link })),
  );
}
