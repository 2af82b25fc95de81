import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';
import type { BlockEditorProps, BlockUi, BlockViewProps } from './feature.ts';
import { fillSlot, type SlotFilling, slotKey } from './slots.ts';

type Settings = Readonly<Record<string, unknown>>;

/** A block type with its faces, settings not looked into. */
export interface BlockFace {
  readonly block: BlockType;
  readonly ui: BlockUi<Settings>;
  /** The settings form, loaded when it is first shown. */
  readonly Editor: ComponentType<BlockEditorProps<Settings>>;
}

/** All blocks of a host with their faces, for whoever adds or edits some; each feature fills in its own. */
export const blockFaces = slotKey<readonly BlockFace[]>('host.blockFaces');

/** The view of one block type, for whoever shows blocks without editing them; a page loads what stands on it and nothing else. */
export const blockView = (type: string) => slotKey<ComponentType<BlockViewProps<Settings>>>(`host.block.${type}`);

/**
 * `fills: [...fillBlockViews({ Arbeitsplan: true }, load)]`: the views of a feature come together, with the first page that shows one. A type
 * that is not named does not compile.
 */
export const fillBlockViews = <Views extends object>(
  types: Readonly<Record<keyof Views & string, true>>,
  load: () => Promise<Views>,
): SlotFilling[] =>
  Object.keys(types).map((type) =>
    fillSlot(blockView(type), async () => {
      // A block's type picks the view, and the server pairs type and settings at every write.
      const views = (await load()) as Readonly<Record<string, ComponentType<BlockViewProps<Settings>>>>;
      return views[type] ?? Nothing;
    }),
  );

/** Never drawn: the names are proven above. */
const Nothing = () => null;
