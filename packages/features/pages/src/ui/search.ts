import { Document24Regular } from '@fluentui/react-icons/svg/document';
import type { Searched } from '@pausenplatz/kernel-host';
import { searchPages } from '../contract/search.ts';
import { searchTexts as texts } from '../texts.search.ts';

export const pagesSearched: Searched = {
  source: {
    name: 'pages',
    title: texts.title,
    recently: texts.recently,
    Icon: Document24Regular,
    position: 10,
    access: 'login',
    call: searchPages,
  },
  places: [
    { path: '/seiten', access: 'login', ...texts.pages },
    { path: '/seiten/archiv', access: 'login', ...texts.archive },
    { path: '/seiten/papierkob', access: 'login', ...texts.trash },
    { path: '/seiten/freigaben', access: ['Teacher'], ...texts.releases },
  ],
};
