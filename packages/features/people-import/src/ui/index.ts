import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { peopleImportTitles as titles } from '../titles.ts';
import { importLines, importTiles } from './home/tiles.ts';

/** The way from a list to pupils. */
export const peopleImportUi: UiFeature = {
  name: 'people-import',
  fills: [
    fillSlot(searched, async () => (await import('./search.ts')).peopleImportSearched),
    fillSlot(homeTiles, async () => importTiles),
    fillSlot(importLines, async () => (await import('./home/import-lines.tsx')).ImportLines),
  ],
  screens: [
    {
      path: '/verwaltung/import/:id',
      title: titles.import,
      access: ['Teacher', 'SchoolAdmin'],
      load: () => import('./screens/import-screen.tsx'),
    },
  ],
};
