import { horizontalRuleBlock, navigationBlock, spaceBlock } from './layout.ts';
import { linkListBlock, linkTilesListBlock } from './links.ts';
import { iFrameBlock, pictureBlock, videoBlock } from './media.ts';
import { textBlock, titleBlock } from './words.ts';

/** The block types that the pages feature itself brings; other features bring theirs. */
export const pageBlocks = [
  titleBlock,
  textBlock,
  linkTilesListBlock,
  linkListBlock,
  pictureBlock,
  videoBlock,
  iFrameBlock,
  navigationBlock,
  horizontalRuleBlock,
  spaceBlock,
] as const;

export {
  horizontalRuleBlock,
  iFrameBlock,
  linkListBlock,
  linkTilesListBlock,
  navigationBlock,
  pictureBlock,
  spaceBlock,
  textBlock,
  titleBlock,
  videoBlock,
};
export { tileColors, tileIcons } from './links.ts';
