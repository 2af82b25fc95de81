import { homeworkFramedViews, homeworkLiveViews } from '@pausenplatz/homework/ui/framed';
import { pageBlockScripts, pageBlockViews, viewsByType } from '@pausenplatz/pages/ui/framed';

/** The one list of what framed pages show: the views of blocks, in their light form. */
export const views = viewsByType({ ...pageBlockViews, ...homeworkFramedViews });

type NeedsScript = (settings: Readonly<Record<string, unknown>>) => boolean;
const scripts: Readonly<Record<string, NeedsScript>> = { ...pageBlockScripts, ...homeworkLiveViews };

/** Whether a block only works with a script: live ones, players. All others are drawn once. */
export const needsScript = (type: string, settings: Readonly<Record<string, unknown>>): boolean => scripts[type]?.(settings) ?? false;
