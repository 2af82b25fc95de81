import type { Searched } from '@pausenplatz/kernel-host';
import { memoryTexts } from '../texts.memory.ts';
import { gamesUiTexts } from '../texts.ui.ts';

export { memoryGame, wordGame } from './learn-game.tsx';

export const loadWords = async () => import('./screens/word-screen.tsx');

export const loadMemory = async () => import('./screens/memory-screen.tsx');

export const loadMemoryPart = async () => import('./screens/memory-part-screen.tsx');

export const loadOldMemory = async () => ({ Screen: (await loadMemory()).OldScreen });

export const gamesSearched: Searched = {
  places: [
    { path: '/spielen/wordle', access: 'login', ...gamesUiTexts.search },
    { path: '/spielen/gedaechtnis', access: 'login', ...memoryTexts.search },
  ],
};
