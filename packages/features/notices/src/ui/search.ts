import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const noticesSearched: Searched = {
  places: [{ path: '/verwaltung/mitteilungen', access: ['SchoolAdmin'], ...texts.messages }],
};
