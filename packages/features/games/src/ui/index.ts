import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { learnGames } from '@pausenplatz/progress/ui/trainers';
import { gamesTitles } from '../titles.ts';

/** The word game; its screen is a chunk of its own, and its words stay on the server. */
export const gamesUi: UiFeature = {
  name: 'games',
  screens: [
    {
      path: '/spielen/wordle',
      title: gamesTitles.words,
      access: 'login',
      background: 'learn',
      inApp: true,
      load: () => import('./screens/word-screen.tsx'),
    },
  ],
  fills: [
    fillSlot(learnGames, async () => (await import('./learn-game.tsx')).wordGame),
    fillSlot(searched, async () => (await import('./search.ts')).gamesSearched),
  ],
};
