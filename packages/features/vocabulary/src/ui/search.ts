import type { Searched } from '@pausenplatz/kernel-host';
import { vocabularyUiTexts } from '../texts.ui.ts';

export const vocabularySearched: Searched = {
  places: [{ path: '/lernen/lernwoerter', access: ['Teacher', 'Pupil'], ...vocabularyUiTexts.search }],
};
