import { CalendarLtr24Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { fillSlot, homeTiles, searched, tabSources, type UiFeature } from '@pausenplatz/kernel-host';
import { schoolSetting } from '@pausenplatz/office/ui';
import { homeworkTitles as titles } from '../titles.ts';
import { pupilPart, teacherPart } from './today/slots.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load = (name: keyof typeof screenLoaders) => async () => (await import('./screen-loaders.ts')).screenLoaders[name]();

const planner = { access: ['Teacher', 'Pupil'], background: 'tools', isDrawn: true, load: load('planner') } as const;
const reports = {
  title: titles.reports,
  access: ['Teacher'],
  background: 'tools',
  load: load('reports'),
} as const;

/** Screens of the planner; each is a chunk of its own. */
export const homeworkUi: UiFeature = {
  name: 'homework',
  screens: [
    { ...planner, path: '/tools/agenda', title: titles.planner },
    { ...planner, path: '/tools/hausaufgaben', title: titles.planner },
    { ...reports, path: '/tools/agenda/reports' },
    { ...reports, path: '/tools/hausaufgaben/reports' },
  ],
  teamsTabs: [
    { ...planner, path: '/teams/tab-homework', title: titles.planner, access: 'login', shows: ['/tools/agenda', '/tools/hausaufgaben'] },
  ],
  fills: [
    fillSlot(schoolSetting, async () => (await import('./school-settings.ts')).homeworkOfSchool),
    fillSlot(searched, async () => (await import('./search.ts')).homeworkSearched),
    fillSlot(tabSources, async () => (await import('./screen-loaders.ts')).homeworkTabs),
    fillSlot(homeTiles, async () => (await import('./today/tiles.ts')).homeworkTiles),
    fillSlot(teacherPart, async () => (await import('./today/teacher-today.tsx')).TeacherToday),
    fillSlot(pupilPart, async () => (await import('./today/pupil-today.tsx')).PupilToday),
  ],
  loadBlocks: () => import('./blocks/index.ts'),
  sidebar: [{ path: '/tools/agenda', label: titles.planner, Icon: CalendarLtr24Regular, access: ['Teacher', 'Pupil'], position: 10 }],
};
