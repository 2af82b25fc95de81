import { blockFaces, fillBlockViews, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';

/** Pads have no screens of their own: they stand on pages. */
export const padsUi: UiFeature = {
  name: 'pads',
  screens: [],
  fills: [
    ...fillBlockViews({ eduPad: true }, async () => (await import('./blocks/by-type.ts')).padViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).padFaces),
  ],
};
