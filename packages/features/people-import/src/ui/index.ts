import type { UiFeature } from '@pausenplatz/kernel-host';
import { peopleImportTitles as titles } from '../titles.ts';

/** The way from a list to pupils. */
export const peopleImportUi: UiFeature = {
  name: 'people-import',
  screens: [
    {
      path: '/verwaltung/import/:id',
      title: titles.import,
      access: ['Teacher', 'SchoolAdmin'],
      load: () => import('./screens/import-screen.tsx'),
    },
  ],
};
