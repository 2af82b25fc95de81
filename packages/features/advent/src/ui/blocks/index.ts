import { Gift24Regular } from '@fluentui/react-icons/svg/gift';
import type { BlockUis } from '@pausenplatz/kernel-host';
import { adventBlocks } from '../../contract/blocks.ts';
import { AdventCalendarBlockView } from './advent-calendar-block-view.tsx';

export { adventBlocks as blocks };

/** View, settings form and pictogram of the calendar. */
export const uis: BlockUis<typeof adventBlocks> = {
  AdventCalendar: { View: AdventCalendarBlockView, Icon: Gift24Regular, loadEditor: () => import('./advent-calendar-block-editor.tsx') },
};
