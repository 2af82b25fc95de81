import type { BlockViews } from '@pausenplatz/kernel-host';
import type { padBlocks } from '../../contract/blocks.ts';
import { EduPadBlockView } from './edu-pad-block-view.tsx';

/** What readers of a page load of a pad: a few lines, the text, and for members the way to write in it. */
export const padViews: BlockViews<typeof padBlocks> = { eduPad: EduPadBlockView };
