import { blockFaces, type BlockSurroundings, useSlot } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import type { DrawBlock } from './behind-door.tsx';

/** A block behind a door stands on no page, and brings no file. */
export const nowhere: BlockSurroundings = { pageId: '', files: {}, children: [], siblings: [], isSeenFirst: false };

function BlockDoor({ type, settings, services = {} }: Parameters<DrawBlock>[0]) {
  const faces = useSlot(blockFaces);
  if (faces === null) return <Skeletons shape="rows" />;
  const View = faces.flat().find(({ block }) => block.type === type)?.ui.View;
  return View ? <View settings={settings} page={{ ...nowhere, services }} /> : null;
}

/** Draws a block by what the features of this host have for it. */
export const drawBlock: DrawBlock = (block) => <BlockDoor {...block} />;
