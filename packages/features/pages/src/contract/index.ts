import { addBlock, deleteBlock, moveBlock, restoreBlock, updateBlock } from './block-calls.ts';
import { getBlockVersion, listBlockVersions, restoreBlockVersion } from './block-versions.ts';
import { getPreviewLink, previewPage } from './preview.ts';
import { addContribution, decideContribution, listContributions, removeContribution, zipGallery } from './contributions.ts';
import { copyPage } from './copying.ts';
import { checkEmbedding, getEmbedOrigins, setEmbedOrigins } from './embedding.ts';
import { closeEditing, openEditing, overwriteEditing, renewEditing } from './editing.ts';
import { findLearningApp } from './learning-apps.ts';
import { findLinkedPages } from './linked-pages.ts';
import { checkFrame, findLinkIcon } from './websites.ts';
import { getNavigation, setExpanded, setFavourite } from './navigation.ts';
import {
  createPage,
  deletePage,
  getFraming,
  getPage,
  getSharing,
  listShelved,
  movePage,
  restorePage,
  setLink,
  updatePage,
} from './pages.ts';
import { listReleases, noteNarrowed, setRelease } from './releases.ts';
import { getServiceRules, setServiceRules } from './service-rules.ts';
import { findBelow } from './search-below.ts';
import { searchPages } from './search.ts';
import { openLink } from './shared-link.ts';
import { openShortLink, setShortLink } from './short-link.ts';
import { viewPageAs } from './view-as.ts';

export * from './blocks/index.ts';
export * from './hub.ts';
export { type KeptPage, keptPage } from './kept-page.ts';
export { pageLimits } from './limits.ts';
export { type LinkedPage } from './linked-pages.ts';
export { type NavigationEntry, type NavigationGroup, type NavigationGroupType } from './navigation.ts';
export * from './page.ts';
export { type Circle } from './pages.ts';
export { type Releasable, type SuggestedOn } from './releases.ts';
export * from './rich-text.ts';
export { openLink, openShortLink, setShortLink };
export { findBelow, findLinkedPages, searchPages };
export { findLearningApp };
export { checkFrame, findLinkIcon };
export { pageProofRefusals } from './proof-refusals.ts';
export { videoAddress } from './video-address.ts';
export { type PageReader, pageReaders } from './view-as.ts';
export { copyPage, viewPageAs };
export { getPreviewLink, previewPage };
export { getBlockVersion, listBlockVersions, restoreBlockVersion };
export { type BlockVersion } from './block-versions.ts';
export { addBlock, deleteBlock, moveBlock, restoreBlock, updateBlock };
export { closeEditing, openEditing, overwriteEditing, renewEditing };
export { createPage, deletePage, getFraming, getPage, getSharing, listShelved, movePage, restorePage, setLink, updatePage };
export { checkEmbedding, getEmbedOrigins, setEmbedOrigins };
export { type EmbeddingFinding } from './embedding.ts';
export { getNavigation, setExpanded, setFavourite };
export { listReleases, noteNarrowed, setRelease };
export { getServiceRules, setServiceRules };
export { type ShownRules } from './services.ts';
export { type ContributedType, contributedLists } from './contributed-lists.ts';
export { type Contribution, type ContributionState } from './contributions.ts';
export { addContribution, decideContribution, listContributions, removeContribution, zipGallery };

export const pagesCalls = {
  getNavigation,
  searchPages,
  findBelow,
  findLinkedPages,
  findLearningApp,
  findLinkIcon,
  checkFrame,
  setFavourite,
  setExpanded,
  getPage,
  viewPageAs,
  getPreviewLink,
  previewPage,
  getFraming,
  createPage,
  copyPage,
  updatePage,
  movePage,
  deletePage,
  restorePage,
  listShelved,
  getSharing,
  setLink,
  openLink,
  setShortLink,
  openShortLink,
  setEmbedOrigins,
  getEmbedOrigins,
  checkEmbedding,
  listReleases,
  setRelease,
  noteNarrowed,
  openEditing,
  renewEditing,
  closeEditing,
  overwriteEditing,
  addBlock,
  updateBlock,
  moveBlock,
  deleteBlock,
  restoreBlock,
  listBlockVersions,
  getBlockVersion,
  restoreBlockVersion,
  getServiceRules,
  setServiceRules,
  listContributions,
  addContribution,
  decideContribution,
  removeContribution,
  zipGallery,
} as const;
