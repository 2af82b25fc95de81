import { Person24Regular } from '@fluentui/react-icons/svg/person';
import type { ScreenAccess, Searched } from '@pausenplatz/kernel-host';
import { searchPeople } from '../contract/search.ts';
import { searchTexts as texts } from '../texts.search.ts';

const staff: ScreenAccess = ['Teacher', 'SchoolAdmin'];
const admins: ScreenAccess = ['SchoolAdmin'];

export const officeSearched: Searched = {
  source: { name: 'people', title: texts.title, Icon: Person24Regular, position: 20, access: staff, call: searchPeople },
  places: [
    { path: '/verwaltung', access: staff, ...texts.office },
    { path: '/verwaltung?bereich=personen', access: admins, ...texts.people },
    { path: '/verwaltung?bereich=ablage', access: staff, ...texts.shelf },
    { path: '/verwaltung?bereich=protokoll', access: admins, ...texts.log },
    { path: '/einstellungen', access: ['Teacher'], ...texts.settings },
  ],
};
