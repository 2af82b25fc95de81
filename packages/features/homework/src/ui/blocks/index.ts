import { CalendarLtr24Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { CalendarStar24Regular } from '@fluentui/react-icons/svg/calendar-star';
import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import type { BlockUis } from '@pausenplatz/kernel-host';
import { homeworkBlocks } from '../../contract/index.ts';
import { EventListBlockView, HomeworkBlockView, HomeworkListBlockView } from './views.tsx';

export { homeworkBlocks as blocks };

/** View, settings form and pictogram of the planner's blocks. */
export const uis: BlockUis<typeof homeworkBlocks> = {
  Homework: { View: HomeworkBlockView, Icon: CalendarLtr24Regular, loadEditor: () => import('./homework-block-editor.tsx') },
  HomeworkList: {
    View: HomeworkListBlockView,
    Icon: TaskListSquareLtr24Regular,
    loadEditor: () => import('./homework-list-block-editor.tsx'),
  },
  EventList: { View: EventListBlockView, Icon: CalendarStar24Regular, loadEditor: () => import('./event-list-block-editor.tsx') },
};
