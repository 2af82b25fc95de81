import { adventUi } from '@pausenplatz/advent/ui';
import { homeworkUi } from '@pausenplatz/homework/ui';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { pagesUiWith } from '@pausenplatz/pages/ui';
import { workPlansUi } from '@pausenplatz/work-plans/ui';
import { teamsTexts } from './texts.ts';

const { titles } = teamsTexts;

/** The tabs that belong to no feature. */
const ownTabs: UiFeature = {
  name: 'teams',
  screens: [
    { path: '/teams/personal-tab', title: titles.personalTab, access: 'login', load: () => import('./screens/personal-tab.tsx') },
    {
      path: '/teams/tab-configuration',
      title: titles.configuration,
      access: 'login',
      load: () => import('./screens/tab-configuration.tsx'),
    },
  ],
};

const others: readonly UiFeature[] = [homeworkUi, workPlansUi, adventUi];

/** The one list of UI features of the Teams host: of each feature its tabs; start pages show the blocks of all others. */
export const features: readonly UiFeature[] = [
  ownTabs,
  ...[pagesUiWith(others), ...others].map(({ name, teamsTabs, fills }) => ({ name, screens: teamsTabs ?? [], ...(fills && { fills }) })),
];
