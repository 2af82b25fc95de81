import { blockFaces, fillBlockViews, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';

/** Questions have no screens of their own: they stand on pages. */
export const videoAnswersUi: UiFeature = {
  name: 'video-answers',
  screens: [],
  fills: [
    ...fillBlockViews({ Flipgrid: true }, async () => (await import('./blocks/by-type.ts')).answerViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).answerFaces),
  ],
};
