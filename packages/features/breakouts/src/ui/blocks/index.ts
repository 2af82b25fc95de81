import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed';
import { facesOf } from '@pausenplatz/kernel-host';
import { breakoutBlocks } from '../../contract/blocks.ts';
import { breakoutViews } from './by-type.ts';

/** View, settings form and pictogram of a breakout. */
export const breakoutFaces = facesOf(breakoutBlocks, {
  EduBreakout: { View: breakoutViews.EduBreakout, Icon: LockClosed24Regular, loadEditor: () => import('./edu-breakout-block-editor.tsx') },
});
