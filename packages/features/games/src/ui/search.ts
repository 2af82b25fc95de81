import type { Searched } from '@pausenplatz/kernel-host';
import { gamesUiTexts } from '../texts.ui.ts';

export const gamesSearched: Searched = { places: [{ path: '/spielen/wordle', access: 'login', ...gamesUiTexts.search }] };
