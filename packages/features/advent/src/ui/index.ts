import { blockFaces, fillBlockViews, fillSlot, homeTiles, searched, tabSources, type UiFeature } from '@pausenplatz/kernel-host';
import { adventTitles } from '../titles.ts';
import { GiftIcon } from './gift-icon.tsx';
import type { loaders } from './loaders.ts';
import { doorsToday } from './today/slots.ts';

const load =
  <Part>(of: (all: typeof loaders) => Promise<Part>) =>
  async () =>
    of((await import('./loaders.ts')).loaders);

const title = adventTitles.list;
const show = { title, access: 'public', background: 'weekly', load: load((all) => all.show()) } as const;

/** Screens of advent calendars, each a chunk of its own. */
export const adventUi: UiFeature = {
  name: 'advent',
  fills: [
    // Of its own: start pages load it.
    ...fillBlockViews({ AdventCalendar: true }, async () => (await import('./blocks/by-type.ts')).adventViews),
    fillSlot(
      blockFaces,
      load((all) => all.blockFaces()),
    ),
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(
      homeTiles,
      load((all) => all.tiles()),
    ),
    fillSlot(
      doorsToday,
      load((all) => all.doorsToday()),
    ),
    fillSlot(
      tabSources,
      load((all) => all.tabs()),
    ),
  ],
  screens: [
    { path: '/tools/advent', title, access: ['Teacher'], background: 'tools', load: load((all) => all.list()) },
    { path: '/tools/advent/bearbeiten/:id', title, access: ['Teacher'], load: load((all) => all.edit()) },
    { ...show, path: '/tools/advent/:id' },
    { ...show, path: '/advent/:id', isDrawn: true },
  ],
  teamsTabs: [{ ...show, path: '/teams/tab-advent/:id', access: 'login', isDrawn: true, shows: ['/advent/:id', '/tools/advent/:id'] }],
  sidebar: [{ path: '/tools/advent', label: title, Icon: GiftIcon, access: ['Teacher'], position: 85 }],
};
