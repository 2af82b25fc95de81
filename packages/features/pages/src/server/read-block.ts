import { type AnySettings, type BlockType, readSettings } from '@pausenplatz/kernel-contract';
import type { Block } from '../contract/index.ts';

/** The one door through which this feature reads what stands in blocks. */
export interface BlockReading {
  /** As their type reads them today; null for those that cannot be read, and for a type that nobody knows. */
  readonly settings: (stored: Pick<Block, 'type' | 'version' | 'settings'>) => AnySettings | null;
  /** What a fresh block of a type holds. */
  readonly empty: (type: string) => AnySettings;
}

/** The catalogue is every block type that this server knows. */
export function readingBy(catalogue: readonly BlockType[]): BlockReading {
  const types = new Map(catalogue.map((type) => [type.type, type]));
  return {
    settings(stored) {
      const type = types.get(stored.type);
      // Settings of every type are objects.
      return type ? (readSettings(type, stored) as AnySettings | null) : null;
    },
    empty: (type) => (types.get(type)?.empty as AnySettings | undefined) ?? {},
  };
}

/**
 * A block for who changes its page. What cannot be read stands there as if it was fresh, and says so: it is taken away, or an earlier
 * version of it is restored.
 */
export function toBlock(read: BlockReading, { id, type, version, position, place, settings }: Block): Block {
  const today = read.settings({ type, version, settings });
  return { id, type, version, position, place, settings: today ?? read.empty(type), ...(today === null && { isDamaged: true }) };
}

/** Blocks for readers: what cannot be read is nothing to them. */
export const readableBlocks = <B extends Block>(read: BlockReading, blocks: readonly B[]): B[] =>
  blocks.flatMap((block) => {
    const settings = read.settings(block);
    return settings === null ? [] : [{ ...block, settings }];
  });
