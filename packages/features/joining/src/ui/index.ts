import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officePart } from '@pausenplatz/office/ui';
import { joiningTitles as titles } from '../titles.ts';
import { firstStepsCard, joiningTiles } from './home/tiles.tsx';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

/** The ways into a school: of a teacher, of who founds one, and of the operator who confirms it. */
export const joiningUi: UiFeature = {
  name: 'joining',
  screens: [
    { path: '/verwaltung/schule-verbinden', title: titles.join, access: 'login', load: load('join') },
    {
      path: '/schule-bestaetigen/:token',
      title: titles.confirmation,
      access: 'public',
      load: load('confirmation'),
    },
  ],
  fills: [
    fillSlot(searched, async () => (await import('./search.ts')).joiningSearched),
    fillSlot(officePart, async () => (await import('./office-part.ts')).requestsPart),
    fillSlot(homeTiles, async () => joiningTiles),
    fillSlot(firstStepsCard, async () => (await import('./home/first-steps-card.tsx')).FirstStepsCard),
  ],
};
