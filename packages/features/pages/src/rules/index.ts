export { elementSnippet, widgetSnippet } from './embed-snippets.ts';
export { beginWriting, type KeptWriting } from './begin-writing.ts';
export { afterIdIn, afterIdOfStep, idBefore, insertedAfter, movedAfter, movedTo } from './block-order.ts';
export { type EditEvent, type EditSession, fullName, type LockHolder, nextEditSession, viewing } from './edit-session.ts';
export { isPageId, linkToPage, pageInLink } from './inner-link.ts';
export { type DeadLink, deadLinks } from './dead-links.ts';
export { type PageConcern, pageConcerns } from './page-concerns.ts';
export { innerLinksIn } from './links-in.ts';
export { looksLikeAddress, type PageHit, pageHits } from './page-hits.ts';
export { type BlockMove, lastOnLeft, moveByStep, moveOnto, movesToPlace } from './block-moves.ts';
export { hasColumns, isListOfEntries, type PastedEntry, pastedEntries } from './pasted-entries.ts';
export { pageSections, readSections } from './page-sections.ts';
export { pngInIco } from './png-in-ico.ts';
export { judgeWebsite } from './judge-embedding.ts';
export { signsOfWebsite } from './signs-of-website.ts';
export { refusesFrame } from './refuses-frame.ts';
export { anchorOf } from './anchor-of.ts';
export { groupByCatalogue } from './group-by-catalogue.ts';
export { type BlockAvailability, blockAvailability, type BlockUser } from './may-add-block.ts';
export { outlineMove, outlineOf, type OutlineMove, unfoldedRows } from './outline.ts';
export {
  pageIn,
  placeOfDrop,
  placeOfStep,
  treeMove,
  type TreePlace,
  type TreeStep,
  visibleRows,
  withoutPage,
  withPage,
} from './page-tree.ts';
export { offeredVisibilities } from './offered-visibilities.ts';
export { sharingNotice, type SharingNoticeKind } from './sharing-notice.ts';
export { saveDelay } from './save-delay.ts';
export { hasUnsaved, nextSaveState, nothingToSave, type SaveEvent, type SaveState } from './save-state.ts';
export { easyPassword } from './easy-password.ts';
export { contentsOf, type SeenLine, seenByOthers } from './seen-by-others.ts';
export { asksFirst, reachOf } from './sharing-reach.ts';
export { choiceOf, type SharingChoice, sharingChoices, shownState } from './sharing-choice.ts';
export { isOwnPlace, placeOfPage } from './place-of-page.ts';
export { tileFromFile } from './tile-from-file.ts';
export { linkIn, tileFromLink } from './tile-from-link.ts';
