import type { BlockViews } from '@pausenplatz/kernel-host';
import type { aiBlocks } from '../../contract/blocks.ts';
import { AiBlockView } from './ai-block-view.tsx';

/** What readers of a page load of the AI services: their tiles. */
export const aiViews: BlockViews<typeof aiBlocks> = { AiServices: AiBlockView };
