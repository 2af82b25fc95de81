import { adventFramedViews } from '@pausenplatz/advent/ui/framed';
import { homeworkFramedViews } from '@pausenplatz/homework/ui/framed';
import { viewsByType } from '@pausenplatz/pages/ui/framed';

/** Of the list in `features.ts` what lives in a frame, without the views of pages: a frame that is taken over needs no more. */
export const liveViews = viewsByType({ ...homeworkFramedViews, ...adventFramedViews });
