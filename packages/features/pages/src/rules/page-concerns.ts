import type { BlockConcern, BlockType } from '@pausenplatz/kernel-contract';

export interface PageConcern {
  readonly blockId: string;
  readonly name: string;
  readonly concern: BlockConcern;
}

interface Looked {
  readonly id: string;
  readonly type: string;
  readonly settings: unknown;
}

/** What the author of a page may want to look at on a day, in the order of the page; types that nobody knows say nothing. */
export function pageConcerns(blocks: readonly Looked[], catalogue: readonly BlockType[], today: string): PageConcern[] {
  return blocks.flatMap(({ id: blockId, type, settings }) => {
    const found = catalogue.find((one) => one.type === type);
    return (found?.concerns?.(settings, today) ?? []).map((concern) => ({ blockId, name: found?.name ?? type, concern }));
  });
}
