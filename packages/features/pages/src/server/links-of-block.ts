import type { BlockType } from '@pausenplatz/kernel-contract';
import { linksIn } from '@pausenplatz/kernel-format';
import { pageBlocks } from '../contract/blocks/index.ts';

interface StoredBlock {
  readonly type: string;
  readonly settings: unknown;
}

/** Where a block leads: addresses that stand in its settings, and those that its type makes of them or brings by itself. */
export function linksOfBlock({ type, settings }: StoredBlock) {
  const block: BlockType | undefined = pageBlocks.find((one) => one.type === type);
  const parsed = block?.leadsTo && block.settings.safeParse(settings);
  return [...linksIn(settings), ...(parsed?.success ? (block?.leadsTo?.(parsed.data) ?? []) : [])];
}
