import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import type { Searched } from '@pausenplatz/kernel-host';
import { findTasks } from '../contract/search.ts';
import { searchTexts as texts } from '../texts.search.ts';

export const homeworkSearched: Searched = {
  source: {
    name: 'tasks',
    title: texts.title,
    Icon: TaskListSquareLtr24Regular,
    position: 30,
    access: ['Teacher', 'Pupil'],
    call: findTasks,
  },
  places: [
    { path: '/tools/agenda', access: ['Teacher', 'Pupil'], ...texts.planner },
    { path: '/tools/agenda/reports', access: ['Teacher'], ...texts.reports },
  ],
};
