import { blockFaces, fillBlockViews, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';

/** Boards have no screens of their own: they stand on pages. */
export const boardsUi: UiFeature = {
  name: 'boards',
  screens: [],
  fills: [
    ...fillBlockViews({ Liste: true, LiveKanban: true }, async () => (await import('./blocks/by-type.ts')).boardViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).boardFaces),
  ],
};
