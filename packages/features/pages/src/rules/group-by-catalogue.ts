import { type BlockFlags, type BlockGroup, blockGroups } from '@pausenplatz/kernel-contract';

interface Listed {
  readonly name: string;
  readonly description: string;
  readonly group: BlockGroup;
  readonly position: number;
  readonly flags: BlockFlags;
}

interface CatalogueGroup<B> {
  readonly group: BlockGroup;
  readonly blocks: readonly B[];
}

/**
 * The catalogue in the specification's order of groups and blocks; groups without a hit are left out. Each word of the search must stand in
 * name or description, whatever its case and accents; what is named so comes first.
 */
export function groupByCatalogue<B extends Listed>(blocks: readonly B[], search = ''): CatalogueGroup<B>[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const hits = blocks.filter(({ name, description }) => hasAll(`${name} ${description}`));
  const farness = ({ name }: B) => (hasAll(name) ? 0 : 1);
  return blockGroups
    .map((group) => ({
      group,
      blocks: hits
        .filter((block) => block.group === group)
        .toSorted((one, other) => farness(one) - farness(other) || one.position - other.position),
    }))
    .filter(({ blocks: found }) => found.length > 0)
    .toSorted((one, other) => Math.min(...one.blocks.map(farness)) - Math.min(...other.blocks.map(farness)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
