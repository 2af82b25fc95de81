import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { schoolSetting } from '@pausenplatz/office/ui';
import {
  blockFaces,
  drawnText,
  loosePage,
  fillSlot,
  homeTiles,
  pageOrigins,
  searched,
  tabSources,
  type UiFeature,
} from '@pausenplatz/kernel-host';
import { pagesTitles as titles } from '../titles.ts';

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;
const load = (name: 'pages' | 'archive' | 'trash' | 'releases' | 'page' | 'short' | 'gallery') => async () => (await loaders())[name]();

/** Screens and sidebar entry of the start pages; each screen is a chunk of its own. */
export const pagesUi: UiFeature = {
  name: 'pages',
  screens: [
    { path: '/seiten', title: titles.pages, access: 'login', background: 'pages', isDrawn: true, load: load('pages') },
    {
      path: '/seiten/archiv',
      title: titles.archive,
      access: 'login',
      background: 'pages',
      load: load('archive'),
    },
    {
      path: '/seiten/papierkob',
      title: titles.trash,
      access: 'login',
      background: 'pages',
      load: load('trash'),
    },
    { path: '/einbetten', title: titles.gallery, access: 'public', load: load('gallery') },
    { path: '/seiten/freigaben', title: titles.releases, access: 'login', background: 'pages', load: load('releases') },
    { path: '/s/:code', title: titles.short, access: 'public', background: 'page', load: load('short') },
    { path: '/seite/:id', title: titles.page, access: 'public', background: 'page', isDrawn: true, load: load('page') },
  ],
  teamsTabs: [
    {
      path: '/teams/tab-page/:id',
      title: titles.page,
      access: 'login',
      background: 'page',
      isDrawn: true,
      load: load('page'),
      shows: ['/seite/:id'],
    },
  ],
  fills: [
    fillSlot(blockFaces, async () => (await loaders()).blockFaces()),
    fillSlot(pageOrigins, async () => (await loaders()).importOrigin()),
    fillSlot(loosePage, async () => (await loaders()).loosePage()),
    fillSlot(drawnText, async () => (await loaders()).drawnText()),
    fillSlot(homeTiles, async () => (await import('./home/tiles.ts')).pageTiles),
    fillSlot(schoolSetting, async () => (await loaders()).websitesOfSchool()),
    fillSlot(schoolSetting, async () => (await loaders()).servicesOfSchool()),
    fillSlot(tabSources, async () => (await loaders()).tabs()),
    fillSlot(searched, async () => (await loaders()).searched()),
  ],
  sidebar: [{ path: '/seiten', label: titles.pages, Icon: Document24Regular, access: 'login', position: 20 }],
};
