import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { learnGames } from '@pausenplatz/progress/ui/trainers';
import { gamesTitles } from '../titles.ts';

/** All that is not the address itself: the start of every screen names one chunk of the games, and not what each of them loads. */
const parts = async () => import('./parts.ts');

const play = { access: 'login', background: 'learn', inApp: true } as const;
const memory = { ...play, title: gamesTitles.memory } as const;

/** The word game, whose words stay on the server, and the memory. */
export const gamesUi: UiFeature = {
  name: 'games',
  screens: [
    { ...play, path: '/spielen/wordle', title: gamesTitles.words, load: async () => (await parts()).loadWords() },
    { ...memory, path: '/spielen/gedaechtnis', load: async () => (await parts()).loadMemory() },
    // A duel, and own pictures: one entry, as every screen of the product begins with the list of all.
    { ...memory, path: '/spielen/gedaechtnis/:part/:id?', load: async () => (await parts()).loadMemoryPart() },
    { ...memory, path: '/lernen/gedaechtnis', load: async () => (await parts()).loadOldMemory() },
  ],
  fills: [
    fillSlot(learnGames, async () => (await parts()).wordGame),
    fillSlot(learnGames, async () => (await parts()).memoryGame),
    fillSlot(searched, async () => (await parts()).gamesSearched),
  ],
};
