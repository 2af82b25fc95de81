import type { BlockViews } from '@pausenplatz/kernel-host';
import type { learnBlocks } from '../../contract/blocks.ts';
import { LearnBlockView } from './learn-block-view.tsx';

/** What readers of a page load of the trainers: their tiles. */
export const learnViews: BlockViews<typeof learnBlocks> = { PausenplatzLernen: LearnBlockView };
