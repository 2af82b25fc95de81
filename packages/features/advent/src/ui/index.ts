import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { adventTitles } from '../titles.ts';
import { GiftIcon } from './gift-icon.tsx';
import type { loaders } from './loaders.ts';

type Loaders = typeof loaders;

const load =
  <Name extends keyof Loaders>(name: Name) =>
  async () =>
    // What a loader answers is the answer of this very one.
    (await import('./loaders.ts')).loaders[name]() as ReturnType<Loaders[Name]>;

const title = adventTitles.list;
const show = { title, access: 'public', background: 'weekly', load: load('show') } as const;

/** Screens of advent calendars, each a chunk of its own. */
export const adventUi: UiFeature = {
  name: 'advent',
  fills: [fillSlot(searched, load('searched'))],
  loadBlocks: load('blocks'),
  screens: [
    { path: '/tools/advent', title, access: ['Teacher'], background: 'tools', load: load('list') },
    { path: '/tools/advent/bearbeiten/:id', title, access: ['Teacher'], load: load('edit') },
    { ...show, path: '/tools/advent/:id' },
    { ...show, path: '/advent/:id', isDrawn: true },
  ],
  teamsTabs: [{ ...show, path: '/teams/tab-advent/:id', access: 'login' }],
  sidebar: [{ path: '/tools/advent', label: title, Icon: GiftIcon, access: ['Teacher'], position: 85 }],
};
