import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const joiningSearched: Searched = {
  places: [{ path: '/verwaltung/schule-verbinden', access: ['Teacher'], ...texts.join }],
};
