import { BookContacts24Regular } from '@fluentui/react-icons/svg/book-contacts';
import type { ScreenAccess, UiFeature } from '@pausenplatz/kernel-host';
import type { screenLoaders } from './screen-loaders.ts';
import { officeTitles as titles } from '../titles.ts';

const staff: ScreenAccess = ['Teacher', 'SchoolAdmin'];
const teachers: ScreenAccess = ['Teacher'];
type Loaders = typeof screenLoaders;

const load = (name: keyof Loaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

/** Screens of the administration; each is a chunk of its own. */
export const officeUi: UiFeature = {
  name: 'office',
  screens: [
    { path: '/verwaltung', title: titles.office, access: staff, load: load('office') },
    { path: '/verwaltung/klasse/:id', title: titles.schoolClass, access: staff, load: load('schoolClass') },
    { path: '/verwaltung/import/:id', title: titles.import, access: staff, load: load('import') },
    { path: '/verwaltung/schule-verbinden', title: titles.join, access: 'login', load: load('join') },
    { path: '/schule-bestaetigen/:token', title: titles.confirmation, access: 'public', load: load('confirmation') },
    { path: '/verwaltung/export', title: titles.export, access: teachers, load: load('export') },
    { path: '/verwaltung/link-checker', title: titles.links, access: teachers, load: load('links') },
    { path: '/verwaltung/seitenaufrufe', title: titles.visits, access: teachers, load: load('visits') },
    { path: '/einstellungen/:show?', title: titles.settings, access: teachers, load: load('settings') },
    { path: '/tools/jahreswechsel', title: titles.year, access: teachers, load: load('year') },
  ],
  sidebar: [{ path: '/verwaltung', label: titles.office, Icon: BookContacts24Regular, access: staff, position: 80 }],
};
