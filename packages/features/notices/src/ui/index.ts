import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { noticesTitles as titles } from '../titles.ts';

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;

/** Screens of notices, each a chunk of its own, and the banners above all screens. */
export const noticesUi: UiFeature = {
  name: 'notices',
  loadBanners: () => import('./banners/banners.tsx'),
  fills: [
    fillSlot(searched, async () => (await loaders()).searched()),
    fillSlot(homeTiles, async () => (await import('./home/tiles.tsx')).noticeTiles),
  ],
  screens: [
    {
      path: '/verwaltung/mitteilungen',
      title: titles.messages,
      access: ['SchoolAdmin'],
      load: async () => (await loaders()).messages(),
    },
  ],
};
