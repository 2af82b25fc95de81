import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';
import type { BlockEditorProps, BlockUi } from './feature.ts';
import { slotKey } from './slots.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A block type with its faces, for whoever shows or fills a block outside of a start page. */
export interface BlockFace {
  readonly block: BlockType;
  readonly ui: BlockUi<Settings>;
  /** The settings form, loaded when it is first shown. */
  readonly Editor: ComponentType<BlockEditorProps<Settings>>;
}

/** All blocks of a host; the feature that keeps them fills it. */
export const blockFaces = slotKey<readonly BlockFace[]>('host.blockFaces');
