import { Gift24Regular } from '@fluentui/react-icons/svg/gift';
import { facesOf } from '@pausenplatz/kernel-host';
import { adventBlocks } from '../../contract/blocks.ts';
import { adventViews } from './by-type.ts';

/** View, settings form and pictogram of the calendar. */
export const adventFaces = facesOf(adventBlocks, {
  AdventCalendar: {
    View: adventViews.AdventCalendar,
    Icon: Gift24Regular,
    loadEditor: () => import('./advent-calendar-block-editor.tsx'),
  },
});
