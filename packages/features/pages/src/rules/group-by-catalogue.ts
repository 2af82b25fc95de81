import { type BlockFlags, type BlockGroup, blockGroups } from '@pausenplatz/kernel-contract';

interface Listed {
  readonly name: string;
  readonly description: string;
  readonly group: BlockGroup;
  readonly flags: BlockFlags;
}

interface CatalogueGroup<B> {
  readonly group: BlockGroup;
  readonly blocks: readonly B[];
}

/**
 * The catalogue in the specification's order of groups; groups without a hit are left out.
 * Each word of the search must stand in name or description, whatever its case and accents.
 */
export function groupByCatalogue<B extends Listed>(blocks: readonly B[], search = ''): CatalogueGroup<B>[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const hits = blocks.filter((block) => {
    const text = plain(`${block.name} ${block.description}`);
    return words.every((word) => text.includes(word));
  });
  return blockGroups
    .map((group) => ({ group, blocks: hits.filter((block) => block.group === group) }))
    .filter(({ blocks }) => blocks.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
