import type { BlockViews } from '@pausenplatz/kernel-host';
import type { adventBlocks } from '../../contract/blocks.ts';
import { AdventCalendarBlockView } from './advent-calendar-block-view.tsx';

/** What readers of a page load of the calendar's block. */
export const adventViews: BlockViews<typeof adventBlocks> = { AdventCalendar: AdventCalendarBlockView };
