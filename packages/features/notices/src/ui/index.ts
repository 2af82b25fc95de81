import type { UiFeature } from '@pausenplatz/kernel-host';
import { noticesTitles as titles } from '../titles.ts';

/** Screens of notices; each is a chunk of its own. The banners are the shell's, from the facet `ui/banners`. */
export const noticesUi: UiFeature = {
  name: 'notices',
  screens: [
    {
      path: '/verwaltung/mitteilungen',
      title: titles.messages,
      access: ['SchoolAdmin'],
      load: async () => (await import('./screen-loaders.ts')).screenLoaders.messages(),
    },
  ],
};
