import { BookContacts24Regular } from '@fluentui/react-icons/svg/book-contacts';
import { fillSlot, homeTiles, type ScreenAccess, searched, type UiFeature } from '@pausenplatz/kernel-host';
import { officeSchools, officeTiles } from './home/tiles.ts';
import type { screenLoaders } from './screen-loaders.ts';
import { officeTitles as titles } from '../titles.ts';

export { classViews, useChange, useOffice, useSchool, useSchoolAdmin } from './data.ts';
export {
  type ClassPaper,
  classPaper,
  type OfficePart,
  officePart,
  type SchoolPaper,
  schoolPaper,
  type SchoolSetting,
  schoolSetting,
} from './slots.ts';
export { SchoolChoice } from './office/school-choice.tsx';
export { SchoolPapers } from './office/school-papers.tsx';
export { NamesExample } from './names-example.tsx';
export { useListStyles } from './styles.ts';

const staff: ScreenAccess = ['Teacher', 'SchoolAdmin'];
const teachers: ScreenAccess = ['Teacher'];
type Loaders = typeof screenLoaders;

const loaders = async () => (await import('./screen-loaders.ts')).screenLoaders;
const load = (name: Exclude<keyof Loaders, 'searched'>) => async () => (await loaders())[name]();

/** Screens of the administration; each is a chunk of its own. */
export const officeUi: UiFeature = {
  name: 'office',
  screens: [
    { path: '/verwaltung', title: titles.office, access: staff, isDrawn: true, load: load('office') },
    { path: '/verwaltung/klasse/:id', title: titles.schoolClass, access: staff, isDrawn: true, load: load('schoolClass') },
    { path: '/einstellungen/:show?', title: titles.settings, access: teachers, load: load('settings') },
  ],
  fills: [
    fillSlot(searched, async () => (await loaders()).searched()),
    fillSlot(homeTiles, async () => officeTiles),
    fillSlot(officeSchools, async () => (await import('./home/schools-tile.tsx')).SchoolsTile),
  ],
  sidebar: [{ path: '/verwaltung', label: titles.office, Icon: BookContacts24Regular, access: staff, position: 80 }],
};
