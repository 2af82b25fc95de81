import { rareViews } from './blocks/rare-views.ts';

/** The way to the views of rare blocks, each in a chunk of its own: a frame that shows one of them loads no other. */
export const loadPagesFramed = {
  ...rareViews,
  // Nobody is signed in there.
  Search: async () => (await import('./blocks/search-block-framed.tsx')).searchFramedViews,
} as const;
