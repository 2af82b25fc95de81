import { pageBlocks } from '../contract/blocks/index.ts';
import type { FileKind } from '@pausenplatz/documents/contract';
import { pagesLog } from '../texts.log.ts';
import * as navigationSchemas from '../contract/navigation.ts';
import * as pageSchemas from '../contract/page.ts';
import { pageRefusals } from './refusals.ts';
import type { BlockType } from '@pausenplatz/kernel-contract';
import type { ServerFeature } from '@pausenplatz/kernel-server';
import { pageSeals } from './link-proof.ts';
import { demoPages } from './demo/demo-pages.ts';
import { checkEmbeddingHandler } from './embedding/check.ts';
import { framedBoxes, framedPage, getFramingHandler } from './embedding/framing.ts';
import { registerExampleRoute } from './embedding/websites/made-up-route.ts';
import { getEmbedOriginsHandler, setEmbedOriginsHandler } from './embedding/origins.ts';
import { decideHandler } from './contributions/decide.ts';
import { suggestHandlers } from './contributions/suggest.ts';
import { zipGalleryHandler } from './gallery-zip/handler.ts';
import { registerGalleryZip } from './gallery-zip/route.ts';
import { blockVersionHandlers } from './handlers/block-versions.ts';
import { blockHandlers } from './handlers/blocks.ts';
import { copyPageHandler } from './handlers/copy.ts';
import { closeEditingHandler, openEditingHandler, overwriteEditingHandler, renewEditingHandler, sweepLocks } from './handlers/editing.ts';
import { getPageHandler } from './handlers/get-page.ts';
import { framedPagePreview, previewHandlers } from './handlers/preview.ts';
import { createPageHandler, movePageHandler } from './handlers/manage.ts';
import { getNavigationHandler, setExpandedHandler, setFavouriteHandler } from './handlers/navigation.ts';
import { findLinkedPagesHandler } from './handlers/linked-pages.ts';
import { openLinkHandler } from './handlers/open-link.ts';
import { checkFrameHandler } from './handlers/check-frame.ts';
import { findLinkIconHandler } from './handlers/link-icon.ts';
import { findBelowHandler } from './handlers/find-below.ts';
import { searchPagesHandler } from './handlers/search.ts';
import { findLearningAppHandler } from './learning-apps/find.ts';
import { releaseHandlers } from './handlers/releases.ts';
import { serviceRuleHandlers } from './handlers/service-rules.ts';
import { openShortLinkHandler, setShortLinkHandler } from './handlers/short-link.ts';
import { getSharingHandler, setLinkHandler } from './handlers/sharing.ts';
import { deletePageHandler, listShelvedHandler, restorePageHandler } from './handlers/shelf.ts';
import { updatePageHandler } from './handlers/update.ts';
import { viewPageAsHandler } from './handlers/view-as.ts';
import { endReleases } from './end-releases.ts';
import { createPages } from './migrations/2026-11-20-pages-create.ts';
import { narrowPages } from './migrations/2026-11-23-pages-narrow.ts';
import { revokePages } from './migrations/2026-11-23-pages-revoke.ts';
import { wallPages } from './migrations/2026-11-24-pages-wall.ts';
import { namePages } from './migrations/2026-11-25-pages-name.ts';
import { showPages } from './migrations/2026-11-26-pages-show.ts';
import { searchPagesByWords } from './migrations/2026-11-27-pages-search.ts';
import { gatherPages } from './migrations/2026-11-28-pages-gather.ts';
import { placePages } from './migrations/2026-11-28-pages-place.ts';
import { findPages } from './migrations/2026-11-29-pages-find.ts';
import { behindPages } from './migrations/2026-11-30-pages-behind.ts';
import { memberPages } from './migrations/2026-12-03-pages-member.ts';
import { keepPages } from './migrations/2026-12-07-pages-keep.ts';
import { rememberPages } from './migrations/2026-12-08-pages-remember.ts';
import { contributeToPages } from './migrations/2026-12-10-pages-contribute.ts';
import { servePages } from './migrations/2026-12-11-pages-serve.ts';
import { versionPages } from './migrations/2026-12-15-pages-version.ts';
import { shortenPages } from './migrations/2026-12-08-pages-shorten.ts';
import { purgeTrash } from './purge.ts';
import { placedBlocks } from './placed-blocks.ts';
import { readingBy } from './read-block.ts';
import { pagesSteps } from './steps.ts';
import { pageTopics } from './topics.ts';

export { plantPage, type PlantedPage } from './plant-page.ts';
export { exampleWebsite, readWanted } from './embedding/websites/example-website.ts';
export { insertPage } from './queries/insert-page.ts';
export { pageStatement, readPage } from './queries/read-page.ts';
export type { PagesTables } from './tables.ts';

/** Start pages on the server; the host hands in the block types of all other features. */
export function pagesServer(others: readonly BlockType[]): ServerFeature {
  const catalogue = [...pageBlocks, ...others];
  const read = readingBy(catalogue);
  return {
    name: 'pages',
    seals: pageSeals,
    log: pagesLog,
    blocks: pageBlocks,
    demo: (world) => demoPages(world, catalogue),
    uploads: ['picture', 'video', 'sound', 'captions', 'attachment'] satisfies readonly FileKind[],
    migrations: [
      createPages,
      narrowPages,
      revokePages,
      wallPages,
      namePages,
      showPages,
      searchPagesByWords,
      gatherPages,
      placePages,
      findPages,
      behindPages,
      memberPages,
      keepPages,
      rememberPages,
      shortenPages,
      contributeToPages,
      servePages,
      versionPages,
    ],
    schemas: { ...pageSchemas, ...navigationSchemas },
    refusals: pageRefusals,
    handlers: [
      getNavigationHandler,
      setFavouriteHandler,
      setExpandedHandler,
      searchPagesHandler,
      findBelowHandler,
      findLinkedPagesHandler,
      findLearningAppHandler,
      findLinkIconHandler,
      checkFrameHandler,
      getPageHandler(read),
      viewPageAsHandler(read),
      getFramingHandler,
      createPageHandler(catalogue),
      copyPageHandler(catalogue),
      updatePageHandler,
      movePageHandler,
      deletePageHandler,
      restorePageHandler,
      listShelvedHandler,
      getSharingHandler,
      setLinkHandler,
      openLinkHandler,
      setShortLinkHandler,
      openShortLinkHandler,
      setEmbedOriginsHandler,
      getEmbedOriginsHandler,
      checkEmbeddingHandler,
      ...releaseHandlers,
      ...serviceRuleHandlers,
      openEditingHandler,
      renewEditingHandler,
      closeEditingHandler,
      overwriteEditingHandler,
      ...previewHandlers(read),
      ...blockHandlers(catalogue),
      ...blockVersionHandlers(catalogue),
      ...suggestHandlers(catalogue),
      decideHandler(catalogue),
      zipGalleryHandler(placedBlocks(read)),
    ],
    topics: pageTopics,
    framed: [framedPage, framedPagePreview, ...framedBoxes],
    routes(app, services) {
      registerExampleRoute(app);
      registerGalleryZip(app, services);
    },
    jobs: [purgeTrash, endReleases, sweepLocks],
    steps: pagesSteps(catalogue),
  };
}
