import type { BlockType } from '@pausenplatz/kernel-contract';
import { lazy } from 'react';
import type { BlockFace } from './block-faces.ts';
import type { BlockUi, BlockUis } from './feature.ts';

/** Joins block types with their faces; a type without one does not compile. */
export function facesOf<const Blocks extends readonly BlockType[]>(blocks: Blocks, uis: BlockUis<Blocks>): readonly BlockFace[] {
  // Proven pair by pair above; here only the name of the type is known.
  const byType = uis as unknown as Readonly<Record<string, BlockUi<Readonly<Record<string, unknown>>>>>;
  return blocks.flatMap((block) => {
    const ui = byType[block.type];
    return ui ? [{ block, ui, Editor: lazy(async () => ({ default: (await ui.loadEditor()).Editor })) }] : [];
  });
}
