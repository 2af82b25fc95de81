import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { joiningTitles as titles } from '../titles.ts';
import { firstStepsCard, joiningTiles } from './home/tiles.tsx';
import type { screenLoaders } from './screen-loaders.ts';

const load =
  <Part>(of: (all: typeof screenLoaders) => Promise<Part>) =>
  async () =>
    of((await import('./screen-loaders.ts')).screenLoaders);

/** The ways into a school: of a teacher, of who founds one, and of the operator who confirms it. */
export const joiningUi: UiFeature = {
  name: 'joining',
  screens: [
    { path: '/verwaltung/schule-verbinden', title: titles.join, access: 'login', load: load((all) => all.join()) },
    {
      path: '/schule-bestaetigen/:token',
      title: titles.confirmation,
      access: 'public',
      load: load((all) => all.confirmation()),
    },
  ],
  fills: [
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(
      officePart,
      load((all) => all.office()),
    ),
    fillSlot(homeTiles, async () => joiningTiles),
    fillSlot(firstStepsCard, async () => (await import('./home/first-steps-card.tsx')).FirstStepsCard),
  ],
};
