import { blockFaces, fillBlockViews, fillSlot, type UiFeature } from '@pausenplatz/kernel-host';

/** Folders have no screens of their own: they stand on pages. */
export const foldersUi: UiFeature = {
  name: 'folders',
  screens: [],
  fills: [
    ...fillBlockViews({ Documents: true }, async () => (await import('./blocks/by-type.ts')).folderViews),
    fillSlot(blockFaces, async () => (await import('./blocks/index.ts')).folderFaces),
  ],
};
