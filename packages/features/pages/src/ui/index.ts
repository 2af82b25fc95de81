import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { schoolSetting } from '@pausenplatz/office/ui';
import { blockFaces, fillSlot, homeTiles, type ScreenDefinition, searched, tabSources, type UiFeature } from '@pausenplatz/kernel-host';
import { pagesTitles as titles } from '../titles.ts';
import type { screenLoaders } from './screen-loaders.ts';

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;
const load = (name: Exclude<keyof typeof screenLoaders, 'catalogue' | 'tabs'>) => async () => (await loaders())[name]();
const loadCatalogue = async () => (await loaders()).catalogue();

/** The start pages with the blocks of other features, which the host hands in. */
export function pagesUiWith(others: readonly UiFeature[]): UiFeature {
  const loadsOfBlocks = others.flatMap(({ loadBlocks }) => loadBlocks ?? []);
  const knowing = <S extends ScreenDefinition>(screen: S): S => ({
    ...screen,
    async load() {
      const [{ Screen, ahead }, { withCatalogue }, ...features] = await Promise.all([
        screen.load(),
        loadCatalogue(),
        ...loadsOfBlocks.map((loadBlocks) => loadBlocks()),
      ]);
      return { Screen: withCatalogue(Screen, features), ...(ahead && { ahead }) };
    },
  });
  const faces = fillSlot(blockFaces, async () =>
    (await loadCatalogue()).facesOf(await Promise.all(loadsOfBlocks.map((loadBlocks) => loadBlocks()))),
  );
  return {
    ...pagesUi,
    fills: [...(pagesUi.fills ?? []), faces],
    screens: pagesUi.screens.map(knowing),
    teamsTabs: (pagesUi.teamsTabs ?? []).map(knowing),
  };
}

/** Screens and sidebar entry of the start pages; each screen is a chunk of its own. */
const pagesUi: UiFeature = {
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
    { path: '/seite/:id', title: titles.page, access: 'public', background: 'page', isDrawn: true, load: load('page') },
  ],
  teamsTabs: [
    {
      path: '/teams/tab-page/:id',
      title: titles.page,
      access: 'login',
      background: 'page',
      load: load('page'),
      shows: ['/seite/:id'],
    },
  ],
  fills: [
    fillSlot(homeTiles, async () => (await import('./home/tiles.ts')).pageTiles),
    fillSlot(schoolSetting, async () => (await import('./settings/website-setting.ts')).websitesOfSchool),
    fillSlot(tabSources, async () => (await loaders()).tabs()),
    fillSlot(searched, async () => (await import('./search.ts')).pagesSearched),
  ],
  sidebar: [{ path: '/seiten', label: titles.pages, Icon: Document24Regular, access: 'login', position: 20 }],
};
