import { fillSlot, pageOrigins, pageTools, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { pageTemplatesTitles as titles } from '../titles.ts';

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;
const access = ['Teacher', 'SchoolAdmin'] as const;

/** The templates of pages: a screen of them all, one of each, and what they bring to pages. */
export const pageTemplatesUi: UiFeature = {
  name: 'page-templates',
  screens: [
    { path: '/seiten/vorlagen', title: titles.list, access, background: 'pages', load: async () => (await loaders()).list() },
    { path: '/seiten/vorlagen/:id', title: titles.one, access, background: 'pages', load: async () => (await loaders()).one() },
  ],
  fills: [
    fillSlot(pageTools, async () => (await loaders()).tool()),
    fillSlot(pageOrigins, async () => (await loaders()).origin()),
    fillSlot(searched, async () => (await loaders()).searched()),
  ],
};
