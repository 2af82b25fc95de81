import { fillSlot, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { learnGames } from '@pausenplatz/progress/ui/trainers';
import { gamesTitles } from '../titles.ts';

/** All that is not the address itself: the start of every screen names one chunk of the games, and not what each of them loads. */
const parts = async () => import('./parts.ts');

const play = { access: 'login', background: 'learn', inApp: true } as const;

/** The word game, whose words stay on the server, and the memory. */
export const gamesUi: UiFeature = {
  name: 'games',
  screens: [
    { ...play, path: '/spielen/wordle', title: gamesTitles.words, load: async () => (await parts()).loadWords() },
    { ...play, path: '/spielen/gedaechtnis', title: gamesTitles.memory, load: async () => (await parts()).loadMemory() },
    { ...play, path: '/spielen/gedaechtnis/duell/:id', title: gamesTitles.memory, load: async () => (await parts()).loadDuel() },
    { ...play, path: '/spielen/gedaechtnis/bilder', title: gamesTitles.pictures, load: async () => (await parts()).loadPictures() },
    { ...play, path: '/spielen/gedaechtnis/bilder/:id', title: gamesTitles.pictures, load: async () => (await parts()).loadEditPictures() },
    { ...play, path: '/lernen/gedaechtnis', title: gamesTitles.memory, load: async () => (await parts()).loadOldMemory() },
  ],
  fills: [
    fillSlot(learnGames, async () => (await parts()).wordGame),
    fillSlot(learnGames, async () => (await parts()).memoryGame),
    fillSlot(searched, async () => (await parts()).gamesSearched),
  ],
};
