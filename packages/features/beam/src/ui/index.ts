import { Target24Regular } from '@fluentui/react-icons/svg/target';
import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { Banners } from './banner/banners.tsx';
import { beamTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

/** Screens of beaming, each a chunk of its own, and what shows when a class is beamed. */
export const beamUi: UiFeature = {
  name: 'beam',
  // Too small for a request of its own; what it shows loads for pupils.
  loadBanners: async () => ({ Banners }),
  fills: [fillSlot(searched, async () => (await import('./search.ts')).beamSearched)],
  screens: [
    { path: '/beam-mich', title: titles.enter, access: 'public', background: 'weekly', load: load('enter') },
    { path: '/tools/beam', title: titles.list, access: ['Teacher'], background: 'tools', load: load('list') },
    { path: '/tools/beam/:id', title: titles.show, access: ['Teacher'], load: load('show') },
  ],
  sidebar: [{ path: '/tools/beam', label: titles.list, Icon: Target24Regular, access: ['Teacher'], position: 90 }],
};
