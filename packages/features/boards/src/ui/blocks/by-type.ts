import type { BlockViews } from '@pausenplatz/kernel-host';
import type { boardBlocks } from '../../contract/card-blocks.ts';
import { ListeBlockView } from './liste-block-view.tsx';
import { LiveKanbanBlockView } from './live-kanban-block-view.tsx';

/** What readers of a page load of a board: a few lines, and for members the way to all of it. */
export const boardViews: BlockViews<typeof boardBlocks> = { Liste: ListeBlockView, LiveKanban: LiveKanbanBlockView };
