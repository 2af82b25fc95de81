import { homeworkFramedViews } from '@pausenplatz/homework/ui/framed';
import { pageBlockViews, viewsByType } from '@pausenplatz/pages/ui/framed';

/** The one list of what framed pages show: the views of blocks, in their light form. */
export const views = viewsByType({ ...pageBlockViews, ...homeworkFramedViews });
