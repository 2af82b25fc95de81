import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const yearChangeSearched: Searched = {
  places: [
    { path: '/tools/jahreswechsel', access: ['Teacher'], ...texts.year },
    { path: '/verwaltung?bereich=jahreswechsel', access: ['SchoolAdmin'], ...texts.year },
  ],
};
