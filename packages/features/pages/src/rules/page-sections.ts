import type { BlockPlace } from '../contract/page.ts';

interface Placed {
  readonly id: string;
  readonly place: BlockPlace;
}

export type PageSection<B> =
  | { readonly kind: 'full'; readonly block: B }
  | { readonly kind: 'columns'; readonly left: readonly B[]; readonly right: readonly B[] };

/**
 * A page as it is drawn: blocks over the whole width, and pairs of columns, in the order of the blocks. A pair ends where a block
 * stands on the left again or over the whole width.
 */
export function pageSections<B extends Placed>(blocks: readonly B[]): PageSection<B>[] {
  const sections: ({ kind: 'full'; block: B } | { kind: 'columns'; left: B[]; right: B[] })[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (block.place === 'full') sections.push({ kind: 'full', block });
    else if (last?.kind === 'columns' && (block.place === 'right' || last.right.length === 0)) last[block.place].push(block);
    else sections.push({ kind: 'columns', left: [], right: [], [block.place]: [block] });
  }
  return sections;
}

/** The same for readers: a column with nothing beside it is as wide as the page. */
export function readSections<B extends Placed>(blocks: readonly B[]): PageSection<B>[] {
  return pageSections(blocks).flatMap((section): PageSection<B>[] => {
    if (section.kind === 'full' || (section.left.length > 0 && section.right.length > 0)) return [section];
    return [...section.left, ...section.right].map((block) => ({ kind: 'full', block }));
  });
}
