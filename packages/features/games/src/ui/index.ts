import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { learnGames } from '@pausenplatz/progress/ui/trainers';
import { gamesTitles } from '../titles.ts';

/** All that is not the address itself: the start of every screen names one chunk of the games, and not what each of them loads. */
const parts = async () => import('./parts.ts');

/** The word game; its words stay on the server. */
export const gamesUi: UiFeature = {
  name: 'games',
  screens: [
    {
      path: '/spielen/wordle',
      title: gamesTitles.words,
      access: 'login',
      background: 'learn',
      inApp: true,
      load: async () => (await parts()).loadWords(),
    },
  ],
  fills: [fillSlot(learnGames, async () => (await parts()).wordGame), fillSlot(searched, async () => (await parts()).gamesSearched)],
};
