import {
  blockFaces,
  fillBlockViews,
  fillSlot,
  homeTiles,
  type ScreenDefinition,
  searched,
  tabSources,
  type UiFeature,
} from '@pausenplatz/kernel-host';
import { workPlansTitles as titles } from '../titles.ts';
import { PlanIcon } from './plan-icon.tsx';
import { pupilPlans } from './today/slots.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load =
  <Part>(of: (all: typeof screenLoaders) => Promise<Part>) =>
  async () =>
    of((await import('./screen-loaders.ts')).screenLoaders);
const path = '/tools/arbeitsplan';
const access = ['Teacher', 'Pupil'] as const;
const background = 'tools';
const screensAt = (start: string, access: ScreenDefinition['access']): readonly ScreenDefinition[] => [
  { background, access, path: start, title: titles.list, load: load((all) => all.list()) },
  { background, access, path: `${start}/:id`, title: titles.plan, load: load((all) => all.plan()) },
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
    // Of its own: start pages load it.
    ...fillBlockViews({ Arbeitsplan: true }, async () => (await import('./blocks/by-type.ts')).planViews),
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
      pupilPlans,
      load((all) => all.pupilPlans()),
    ),
    fillSlot(
      tabSources,
      load((all) => all.tabs()),
    ),
  ],
  sidebar: [{ path, label: titles.list, Icon: PlanIcon, access, position: 25 }],
};
