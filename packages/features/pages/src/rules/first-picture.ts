import type { Page } from '../contract/index.ts';

/** So many blocks are likely seen without scrolling. */
const blocksInSight = 3;

/** The block with the picture that readers see first, before they scroll; null where the first few blocks show none. */
export function firstPicture({ blocks, files }: Pick<Page, 'blocks' | 'files'>): Page['blocks'][number] | null {
  const isPicture = (value: unknown) => typeof value === 'string' && (files[value]?.mimeType.startsWith('image/') ?? false);
  return blocks.slice(0, blocksInSight).find(({ settings }) => Object.values(settings).some(isPicture)) ?? null;
}
