import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr';
import { fillSlot, homeTiles, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { workPlansTitles as titles } from '../titles.ts';
import { ownPlansTile, waitingTile } from './home/slots.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();
const list = { title: titles.list, access: ['Teacher', 'Pupil'], background: 'tools', load: load('list') } as const;
const plan = { title: titles.plan, access: ['Teacher', 'Pupil'], background: 'tools', load: load('plan') } as const;

/** Screens of work plans; each is a chunk of its own. */
export const workPlansUi: UiFeature = {
  name: 'work-plans',
  screens: [
    { ...list, path: '/tools/arbeitsplan' },
    { ...plan, path: '/tools/arbeitsplan/:id' },
  ],
  teamsTabs: [
    { ...list, path: '/teams/tab-arbeitsplan', access: 'login' },
    { ...plan, path: '/teams/tab-arbeitsplan/:id', access: 'login' },
  ],
  fills: [
    fillSlot(searched, async () => (await import('./search.ts')).workPlansSearched),
    fillSlot(homeTiles, async () => (await import('./home/tiles.ts')).workPlansTiles),
    fillSlot(waitingTile, async () => (await import('./home/waiting-tile.tsx')).WaitingTile),
    fillSlot(ownPlansTile, async () => (await import('./home/own-plans-tile.tsx')).OwnPlansTile),
  ],
  sidebar: [
    { path: '/tools/arbeitsplan', label: titles.list, Icon: ClipboardTaskListLtr24Regular, access: ['Teacher', 'Pupil'], position: 25 },
  ],
};
