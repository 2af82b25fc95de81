import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const printingSearched: Searched = {
  places: [
    { path: '/verwaltung', access: ['Teacher', 'SchoolAdmin'], ...texts.cards },
    { path: '/einstellungen/briefe', access: ['Teacher'], ...texts.letters },
  ],
};
