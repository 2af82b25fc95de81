import { adventUi } from '@pausenplatz/advent/ui';
import { aiUi } from '@pausenplatz/ai/ui';
import { videoAnswersUi } from '@pausenplatz/video-answers/ui';
import { boardsUi } from '@pausenplatz/boards/ui';
import { foldersUi } from '@pausenplatz/folders/ui';
import { breakoutsUi } from '@pausenplatz/breakouts/ui';
import { chatUi } from '@pausenplatz/chat/ui';
import { flashcardsUi } from '@pausenplatz/flashcards/ui';
import { homeworkUi } from '@pausenplatz/homework/ui';
import type { SlotFilling, TabScreen, UiFeature } from '@pausenplatz/kernel-host';
import { mentalArithmeticUi } from '@pausenplatz/mental-arithmetic/ui';
import { multiplicationUi } from '@pausenplatz/multiplication/ui';
import { pagesUi } from '@pausenplatz/pages/ui';
import { padsUi } from '@pausenplatz/pads/ui';
import { progressUi } from '@pausenplatz/progress/ui';
import { vocabularyUi } from '@pausenplatz/vocabulary/ui';
import { workPlansUi } from '@pausenplatz/work-plans/ui';
import { teamsTexts } from './texts.ts';

const { titles } = teamsTexts;

/** What a feature has in Teams: its screens there, and what it puts into slots. */
interface TabsOfFeature {
  readonly name: string;
  readonly screens: readonly TabScreen[];
  readonly fills?: readonly SlotFilling[];
}

/** The tabs that belong to no feature. */
const ownTabs: TabsOfFeature = {
  name: 'teams',
  screens: [
    {
      path: '/teams/personal-tab',
      title: titles.personalTab,
      access: 'login',
      isDrawn: true,
      load: () => import('./screens/personal-tab.tsx'),
      shows: ['/', '/seiten'],
    },
    {
      path: '/teams/first-login',
      title: titles.firstLogin,
      access: 'login',
      load: () => import('./screens/connected.tsx'),
      shows: [],
    },
    {
      path: '/teams/tab-configuration',
      title: titles.configuration,
      access: 'login',
      load: () => import('./screens/tab-configuration.tsx'),
      shows: [],
    },
  ],
};

const shown: readonly UiFeature[] = [
  pagesUi,
  homeworkUi,
  workPlansUi,
  adventUi,
  boardsUi,
  foldersUi,
  breakoutsUi,
  padsUi,
  videoAnswersUi,
  chatUi,
  progressUi,
  multiplicationUi,
  mentalArithmeticUi,
  vocabularyUi,
  flashcardsUi,
  aiUi,
];

/** The one list of UI features of the Teams host: of each feature its tabs. */
export const features: readonly TabsOfFeature[] = [
  ownTabs,
  ...shown.map(({ name, teamsTabs, fills }) => ({ name, screens: teamsTabs ?? [], ...(fills && { fills }) })),
];
