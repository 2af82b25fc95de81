import { fillSlot, type ScreenDefinition, searched, tabSources, type UiFeature } from '@pausenplatz/kernel-host';
import { workPlansTitles as titles } from '../titles.ts';
import { PlanIcon } from './plan-icon.tsx';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();
const path = '/tools/arbeitsplan';
const access = ['Teacher', 'Pupil'] as const;
const background = 'tools';
const screensAt = (start: string, access: ScreenDefinition['access']): readonly ScreenDefinition[] => [
  { background, access, path: start, title: titles.list, load: load('list') },
  { background, access, path: `${start}/:id`, title: titles.plan, load: load('plan') },
];

/** Screens of work plans; each is a chunk of its own. */
export const workPlansUi: UiFeature = {
  name: 'work-plans',
  screens: screensAt(path, access),
  teamsTabs: screensAt('/teams/tab-arbeitsplan', 'login').map((screen) => ({
    ...screen,
    shows: [screen.path.replace('/teams/tab-arbeitsplan', path)],
  })),
  fills: [
    fillSlot(searched, async () => (await import('./screen-loaders.ts')).workPlansSearched),
    fillSlot(tabSources, async () => (await import('./screen-loaders.ts')).workPlansTabs),
  ],
  sidebar: [{ path, label: titles.list, Icon: PlanIcon, access, position: 25 }],
};
