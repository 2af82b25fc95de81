import { type AnySettings, type BlockType, readSettings } from '@pausenplatz/kernel-contract';
import { linksIn } from '@pausenplatz/kernel-format';
import { pageBlocks } from '../contract/blocks/index.ts';

interface StoredBlock {
  readonly type: string;
  readonly version: number;
  readonly settings: AnySettings;
}

/** Where a block leads: addresses that stand in its settings, and those that its type makes of them or brings by itself. */
export function linksOfBlock({ type, version, settings }: StoredBlock) {
  const block: BlockType | undefined = pageBlocks.find((one) => one.type === type);
  const today = block?.leadsTo ? readSettings(block, { version, settings }) : null;
  return [...linksIn(settings), ...(today === null ? [] : (block?.leadsTo?.(today) ?? []))];
}
