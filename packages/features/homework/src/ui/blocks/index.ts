import { CalendarLtr24Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { CalendarStar24Regular } from '@fluentui/react-icons/svg/calendar-star';
import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { facesOf } from '@pausenplatz/kernel-host';
import { homeworkBlocks } from '../../contract/index.ts';
import { homeworkViews as views } from './by-type.ts';

/** View, settings form and pictogram of the planner's blocks. */
export const homeworkFaces = facesOf(homeworkBlocks, {
  Homework: { View: views.Homework, Icon: CalendarLtr24Regular, loadEditor: () => import('./homework-block-editor.tsx') },
  HomeworkList: {
    View: views.HomeworkList,
    Icon: TaskListSquareLtr24Regular,
    loadEditor: () => import('./homework-list-block-editor.tsx'),
  },
  EventList: { View: views.EventList, Icon: CalendarStar24Regular, loadEditor: () => import('./event-list-block-editor.tsx') },
});
