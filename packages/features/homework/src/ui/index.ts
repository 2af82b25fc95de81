import { CalendarLtr24Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { blockFaces, fillBlockViews, fillSlot, homeTiles, searched, tabSources, type UiFeature } from '@pausenplatz/kernel-host';
import { schoolSetting } from '@pausenplatz/office/ui';
import { homeworkTitles as titles } from '../titles.ts';
import { tickSlot } from './planner/tick-slot.ts';
import { pupilPart, teacherPart } from './today/slots.ts';
import type { screenLoaders } from './screen-loaders.ts';

const load =
  <Part>(of: (all: typeof screenLoaders) => Promise<Part>) =>
  async () =>
    of((await import('./screen-loaders.ts')).screenLoaders);

const planner = { access: ['Teacher', 'Pupil'], background: 'tools', isDrawn: true, load: load((all) => all.planner()) } as const;
const reports = {
  title: titles.reports,
  access: ['Teacher'],
  background: 'tools',
  load: load((all) => all.reports()),
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
    fillSlot(
      blockFaces,
      load((all) => all.blockFaces()),
    ),
    // Of its own: start pages load it.
    ...fillBlockViews(
      { Homework: true, HomeworkList: true, EventList: true },
      async () => (await import('./blocks/by-type.ts')).homeworkViews,
    ),
    fillSlot(
      schoolSetting,
      load((all) => all.ofSchool()),
    ),
    fillSlot(
      searched,
      load((all) => all.searched()),
    ),
    fillSlot(
      tabSources,
      load((all) => all.tabs()),
    ),
    fillSlot(homeTiles, async () => (await import('./today/tiles.ts')).homeworkTiles),
    fillSlot(teacherPart, async () => (await import('./today/teacher-today.tsx')).TeacherToday),
    fillSlot(pupilPart, async () => (await import('./today/pupil-today.tsx')).PupilToday),
    fillSlot(
      tickSlot,
      load((all) => all.tick()),
    ),
  ],
  sidebar: [{ path: '/tools/agenda', label: titles.planner, Icon: CalendarLtr24Regular, access: ['Teacher', 'Pupil'], position: 10 }],
};
