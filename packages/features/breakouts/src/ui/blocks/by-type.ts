import type { BlockViews } from '@pausenplatz/kernel-host';
import type { breakoutBlocks } from '../../contract/blocks.ts';
import { EduBreakoutBlockView } from './edu-breakout-block-view.tsx';

/** What readers of a page load of a breakout: its story, and for those who play the way to all of it. */
export const breakoutViews: BlockViews<typeof breakoutBlocks> = { EduBreakout: EduBreakoutBlockView };
