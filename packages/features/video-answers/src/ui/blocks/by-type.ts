import type { BlockViews } from '@pausenplatz/kernel-host';
import type { answerBlocks } from '../../contract/blocks.ts';
import { FlipgridBlockView } from './flipgrid-block-view.tsx';

/** What readers of a page load of a question: a few lines, and for members the way to all of it. */
export const answerViews: BlockViews<typeof answerBlocks> = { Flipgrid: FlipgridBlockView };
