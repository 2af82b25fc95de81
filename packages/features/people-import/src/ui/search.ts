import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const peopleImportSearched: Searched = {
  places: [{ path: '/verwaltung', access: ['Teacher', 'SchoolAdmin'], ...texts.import }],
};
