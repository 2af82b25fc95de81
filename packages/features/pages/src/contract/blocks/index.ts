import { atozBlock } from './atoz.ts';
import { gorillaBlock, gorillaTeacherBlock } from './gorilla.ts';
import { leoEnglishBlock, leoFrenchBlock, leoItalianBlock, leoSpanishBlock } from './languages.ts';
import { learningAppsBlock, polypadBlock } from './learning.ts';
import { horizontalRuleBlock, navigationBlock, spaceBlock } from './layout.ts';
import { linkButtonsListBlock, linkListBlock, linkTilesListBlock } from './links.ts';
import { galleryBlock } from './gallery.ts';
import { iFrameBlock, pictureBlock, videoBlock } from './media.ts';
import { searchBlock } from './search.ts';
import { audioBlock } from './sound.ts';
import { textBlock, titleBlock } from './words.ts';

/** The block types that the pages feature itself brings; other features bring theirs. */
export const pageBlocks = [
  titleBlock,
  textBlock,
  linkTilesListBlock,
  linkButtonsListBlock,
  linkListBlock,
  atozBlock,
  searchBlock,
  pictureBlock,
  galleryBlock,
  videoBlock,
  audioBlock,
  iFrameBlock,
  gorillaBlock,
  gorillaTeacherBlock,
  learningAppsBlock,
  polypadBlock,
  leoEnglishBlock,
  leoFrenchBlock,
  leoItalianBlock,
  leoSpanishBlock,
  navigationBlock,
  horizontalRuleBlock,
  spaceBlock,
] as const;

export {
  atozBlock,
  audioBlock,
  galleryBlock,
  gorillaBlock,
  gorillaTeacherBlock,
  horizontalRuleBlock,
  iFrameBlock,
  learningAppsBlock,
  leoEnglishBlock,
  linkButtonsListBlock,
  linkListBlock,
  linkTilesListBlock,
  navigationBlock,
  pictureBlock,
  polypadBlock,
  searchBlock,
  spaceBlock,
  textBlock,
  titleBlock,
  videoBlock,
};
export { type SearchPlace, searchPlaces, type SearchSite, searchSites } from './search.ts';
export type { GalleryPicture } from './gallery.ts';
export type { Track } from './sound.ts';
export { tileColors } from './links.ts';
