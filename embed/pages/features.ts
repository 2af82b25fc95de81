import { adventFramedScreen, adventFramedViews, adventLiveViews } from '@pausenplatz/advent/ui/framed';
import { documentFramedScreen } from '@pausenplatz/documents/ui/framed';
import { homeworkFramedViews, homeworkLiveViews } from '@pausenplatz/homework/ui/framed';
import type { FramedScreen } from '@pausenplatz/kernel-host';
import { pageBlockScripts, pageBlockViews, viewsByType } from '@pausenplatz/pages/ui/framed';
import { planFramedViews } from '@pausenplatz/work-plans/ui/framed';

/** The one list of what framed pages show: the views of blocks, in their light form. */
export const views = viewsByType({ ...pageBlockViews, ...homeworkFramedViews, ...adventFramedViews, ...planFramedViews });

/** Screens of features that stand in frames of their own. */
export const framedScreens: readonly FramedScreen[] = [adventFramedScreen, documentFramedScreen];

type NeedsScript = (settings: Readonly<Record<string, unknown>>) => boolean;
const scripts: Readonly<Record<string, NeedsScript>> = { ...pageBlockScripts, ...homeworkLiveViews, ...adventLiveViews };

/** Whether a block only works with a script: live ones, players. All others are drawn once. */
export const needsScript = (type: string, settings: Readonly<Record<string, unknown>>): boolean => scripts[type]?.(settings) ?? false;
