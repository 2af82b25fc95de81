import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { learnGames } from '@pausenplatz/progress/ui/trainers';
import { gamesTitles } from '../titles.ts';

/** All that is not the address itself: the start of every screen names one chunk of the games, and not what each of them loads. */
const parts = async () => import('./parts.ts');

/** The word game, whose words stay on the server, and the memory. */
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
    {
      path: '/spielen/gedaechtnis',
      title: gamesTitles.memory,
      access: 'login',
      background: 'learn',
      inApp: true,
      load: async () => (await parts()).loadMemory(),
    },
    {
      path: '/lernen/gedaechtnis',
      title: gamesTitles.memory,
      access: 'login',
      background: 'learn',
      load: async () => ({ Screen: (await (await parts()).loadMemory()).OldScreen }),
    },
  ],
  fills: [
    fillSlot(learnGames, async () => (await parts()).wordGame),
    fillSlot(learnGames, async () => (await parts()).memoryGame),
    fillSlot(searched, async () => (await parts()).gamesSearched),
  ],
};
