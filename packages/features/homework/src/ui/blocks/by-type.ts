import type { BlockViews } from '@pausenplatz/kernel-host';
import type { homeworkBlocks } from '../../contract/index.ts';
import { EventListBlockView, HomeworkBlockView, HomeworkListBlockView } from './views.tsx';

/** What readers of a page load of the planner's blocks. */
export const homeworkViews: BlockViews<typeof homeworkBlocks> = {
  Homework: HomeworkBlockView,
  HomeworkList: HomeworkListBlockView,
  EventList: EventListBlockView,
};
