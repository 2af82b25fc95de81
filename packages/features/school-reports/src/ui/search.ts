import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts as texts } from '../texts.search.ts';

export const schoolReportsSearched: Searched = {
  places: [
    { path: '/verwaltung/export', access: ['Teacher'], ...texts.exports },
    { path: '/verwaltung/link-checker', access: ['Teacher'], ...texts.links },
    { path: '/verwaltung/seitenaufrufe', access: ['Teacher'], ...texts.visits },
    { path: '/verwaltung?bereich=export', access: ['SchoolAdmin'], ...texts.exports },
    { path: '/verwaltung?bereich=links', access: ['SchoolAdmin'], ...texts.links },
    { path: '/verwaltung?bereich=besuche', access: ['SchoolAdmin'], ...texts.visits },
  ],
};
