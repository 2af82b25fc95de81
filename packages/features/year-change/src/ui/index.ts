import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { yearChangeTitles as titles } from '../titles.ts';
import { farewellCard, yearLines, yearTiles } from './home/tiles.tsx';
import type { loaders } from './loaders.ts';

const load =
  <Part>(of: (all: typeof loaders) => Promise<Part>) =>
  async () =>
    of((await import('./loaders.ts')).loaders);

/** Plans of the school-year change, at an address of their own and inside of the administration. */
export const yearChangeUi: UiFeature = {
  name: 'year-change',
  screens: [{ path: '/tools/jahreswechsel', title: titles.year, access: ['Teacher'], load: load((all) => all.year()) }],
  fills: [
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(
      officePart,
      load((all) => all.office()),
    ),
    fillSlot(homeTiles, async () => yearTiles),
    fillSlot(farewellCard, async () => (await import('./home/farewell-card.tsx')).FarewellCard),
    fillSlot(yearLines, async () => (await import('./home/year-lines.tsx')).YearLines),
  ],
};
