import { Board24Regular } from '@fluentui/react-icons/svg/board';
import { TaskListSquareLtr24Regular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { facesOf } from '@pausenplatz/kernel-host';
import { boardBlocks } from '../../contract/card-blocks.ts';
import { boardViews } from './by-type.ts';

/** View, settings form and pictogram of boards. */
export const boardFaces = facesOf(boardBlocks, {
  LiveKanban: { View: boardViews.LiveKanban, Icon: Board24Regular, loadEditor: () => import('./live-kanban-block-editor.tsx') },
  Liste: { View: boardViews.Liste, Icon: TaskListSquareLtr24Regular, loadEditor: () => import('./liste-block-editor.tsx') },
});
