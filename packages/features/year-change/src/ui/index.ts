import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { yearChangeTitles as titles } from '../titles.ts';
import { farewellCard, yearLines, yearTiles } from './home/tiles.tsx';

/** Plans of the school-year change, at an address of their own and inside of the administration. */
export const yearChangeUi: UiFeature = {
  name: 'year-change',
  screens: [{ path: '/tools/jahreswechsel', title: titles.year, access: ['Teacher'], load: () => import('./screens/year-screen.tsx') }],
  fills: [
    fillSlot(searched, async () => (await import('./search.ts')).yearChangeSearched),
    fillSlot(officePart, async () => (await import('./office-part.ts')).yearPart),
    fillSlot(homeTiles, async () => yearTiles),
    fillSlot(farewellCard, async () => (await import('./home/farewell-card.tsx')).FarewellCard),
    fillSlot(yearLines, async () => (await import('./home/year-lines.tsx')).YearLines),
  ],
};
