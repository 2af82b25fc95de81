import { Document24Regular } from '@fluentui/react-icons/svg/document';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { pagesTitles as titles } from '../titles.ts';

/** Screens and sidebar entry of the start pages; each screen is a chunk of its own. */
export const pagesUi: UiFeature = {
  name: 'pages',
  screens: [
    { path: '/seiten', title: titles.pages, access: 'login', background: 'pages', load: () => import('./screens/pages-screen.tsx') },
    {
      path: '/seiten/archiv',
      title: titles.archive,
      access: 'login',
      background: 'pages',
      load: () => import('./screens/archive-screen.tsx'),
    },
    {
      path: '/seiten/papierkob',
      title: titles.trash,
      access: 'login',
      background: 'pages',
      load: () => import('./screens/trash-screen.tsx'),
    },
    { path: '/seite/:id', title: titles.page, access: 'public', background: 'page', load: () => import('./screens/page-screen.tsx') },
  ],
  teamsTabs: [
    {
      path: '/teams/tab-page/:id',
      title: titles.page,
      access: 'login',
      background: 'page',
      load: () => import('./screens/page-screen.tsx'),
    },
  ],
  sidebar: [{ path: '/seiten', label: titles.pages, Icon: Document24Regular, access: 'login', position: 20 }],
};
