import type { Searched } from '@pausenplatz/kernel-host';
import { searchTexts } from '../texts.search.ts';
import { pageTemplatesTitles } from '../titles.ts';

export const pageTemplatesSearched: Searched = {
  places: [
    { path: '/seiten/vorlagen', name: pageTemplatesTitles.list, alsoCalled: searchTexts.alsoCalled, access: ['Teacher', 'SchoolAdmin'] },
  ],
};
