import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { adventTitles as titles } from '../titles.ts';
import { GiftIcon } from './gift-icon.tsx';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

const show = { title: titles.list, access: 'public', background: 'weekly', load: load('show') } as const;

/** Screens of advent calendars, each a chunk of its own. */
export const adventUi: UiFeature = {
  name: 'advent',
  fills: [fillSlot(searched, async () => (await import('./search.ts')).adventSearched)],
  loadBlocks: () => import('./blocks/index.ts'),
  screens: [
    { path: '/tools/advent', title: titles.list, access: ['Teacher'], background: 'tools', load: load('list') },
    { path: '/tools/advent/bearbeiten/:id', title: titles.list, access: ['Teacher'], load: load('edit') },
    { ...show, path: '/tools/advent/:id' },
    { ...show, path: '/advent/:id', isDrawn: true },
  ],
  teamsTabs: [{ ...show, path: '/teams/tab-advent/:id', access: 'login' }],
  sidebar: [{ path: '/tools/advent', label: titles.list, Icon: GiftIcon, access: ['Teacher'], position: 85 }],
};
