import type { Searched } from '@pausenplatz/kernel-host';
import { gamesUiTexts } from '../texts.ui.ts';

export { wordGame } from './learn-game.tsx';

export const loadWords = async () => import('./screens/word-screen.tsx');

export const gamesSearched: Searched = { places: [{ path: '/spielen/wordle', access: 'login', ...gamesUiTexts.search }] };
