import { blockFaces, fillBlockViews, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';

/** Breakouts have no screens of their own: they stand on pages. */
export const breakoutsUi: UiFeature = {
  name: 'breakouts',
  screens: [],
  fills: [
    ...fillBlockViews({ EduBreakout: true }, async () => (await import('./blocks/by-type.ts')).breakoutViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).breakoutFaces),
  ],
};
