import type { BlockViews } from '@pausenplatz/kernel-host';
import type { pageBlocks } from '../../contract/index.ts';
import { atozViews } from './atoz-block-view.tsx';
import { audioViews } from './audio-block-view.tsx';
import { galleryViews } from './gallery-block-view.tsx';
import { gorillaViews } from './gorilla-block-view.tsx';
import { iFrameViews } from './i-frame-block-view.tsx';
import { learningAppsViews } from './learning-apps-block-view.tsx';
import { leoViews } from './leo-block-view.tsx';
import { linkButtonsViews } from './link-buttons-list-block-view.tsx';
import { polypadViews } from './polypad-block-view.tsx';
import { searchFramedViews } from './search-block-framed.tsx';
import { commonViews } from './views.ts';

/** The light half of all page blocks, as a server draws them in frames; who edits has another view of those that read. */
export const pageBlockViews: BlockViews<typeof pageBlocks> = {
  ...commonViews,
  ...atozViews,
  ...audioViews,
  ...galleryViews,
  ...gorillaViews,
  ...iFrameViews,
  ...learningAppsViews,
  ...leoViews,
  ...linkButtonsViews,
  ...polypadViews,
  ...searchFramedViews,
};

/** Which of them need a script, by their settings: what loads from elsewhere waits for a click. */
export const pageBlockScripts = {
  Video: ({ fileId }: { readonly fileId?: unknown }) => fileId === null,
  iFrame: () => true,
  // One without recordings is nothing.
  Audio: ({ tracks }: { readonly tracks?: unknown }) => Array.isArray(tracks) && tracks.length > 0,
  // Pictures are enlarged, and leafed through.
  Gallery: ({ pictures }: { readonly pictures?: unknown }) => Array.isArray(pictures) && pictures.length > 0,
  AtoZ: () => true,
  Gorilla: ({ film }: { readonly film?: unknown }) => film !== '',
  GorillaLP: ({ film }: { readonly film?: unknown }) => film !== '',
  LearningApps: () => true,
  Polypad: () => true,
  Search: () => true,
  'leo-en': () => true,
  'leo-fr': () => true,
  'leo-it': () => true,
  'leo-es': () => true,
} as const;
