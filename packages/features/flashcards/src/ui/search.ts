import type { Searched } from '@pausenplatz/kernel-host';
import { flashcardsUiTexts } from '../texts.ui.ts';

export const flashcardsSearched: Searched = {
  places: [{ path: '/lernen/karten', access: ['Teacher', 'Pupil'], ...flashcardsUiTexts.search }],
};
