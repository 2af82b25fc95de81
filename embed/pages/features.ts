import { adventFramedScreen, adventFramedViews, adventLiveViews } from '@pausenplatz/advent/ui/framed';
import { aiFramedViews } from '@pausenplatz/ai/ui/framed';
import { videoAnswerFramedViews } from '@pausenplatz/video-answers/ui/framed';
import { boardFramedViews } from '@pausenplatz/boards/ui/framed';
import { breakoutFramedViews } from '@pausenplatz/breakouts/ui/framed';
import { chatFramedViews } from '@pausenplatz/chat/ui/framed';
import { documentFramedScreen } from '@pausenplatz/documents/ui/framed';
import { folderFramedViews } from '@pausenplatz/folders/ui/framed';
import { flashcardsFace } from '@pausenplatz/flashcards/ui/face';
import { mentalArithmeticFace } from '@pausenplatz/mental-arithmetic/ui/face';
import { divisionFace, multiplicationFace } from '@pausenplatz/multiplication/ui/face';
import { learnFramedViews } from '@pausenplatz/progress/ui/framed';
import { vocabularyFace } from '@pausenplatz/vocabulary/ui/face';
import { homeworkFramedViews, homeworkLiveViews } from '@pausenplatz/homework/ui/framed';
import { padFramedViews, padLiveViews } from '@pausenplatz/pads/ui/framed';
import type { FramedScreen } from '@pausenplatz/kernel-host';
import { viewsByType } from '@pausenplatz/pages/ui/framed';
import { pagePreviewFramedScreen } from '@pausenplatz/pages/ui/framed-preview';
import { pageBlockScripts, pageBlockViews } from '@pausenplatz/pages/ui/framed-views';
import { planFramedViews } from '@pausenplatz/work-plans/ui/framed';

/** The one list of what framed pages show: the views of blocks, in their light form. */
export const views = viewsByType({
  ...pageBlockViews,
  ...homeworkFramedViews,
  ...adventFramedViews,
  ...planFramedViews,
  ...boardFramedViews,
  ...folderFramedViews,
  ...videoAnswerFramedViews,
  ...breakoutFramedViews,
  ...padFramedViews,
  ...chatFramedViews,
  ...aiFramedViews,
  ...learnFramedViews([multiplicationFace, divisionFace, mentalArithmeticFace, vocabularyFace, flashcardsFace]),
});

/** Screens of features that stand in frames of their own. */
export const framedScreens: readonly FramedScreen[] = [adventFramedScreen, documentFramedScreen, pagePreviewFramedScreen];

type NeedsScript = (settings: Readonly<Record<string, unknown>>) => boolean;
const scripts: Readonly<Record<string, NeedsScript>> = { ...pageBlockScripts, ...homeworkLiveViews, ...adventLiveViews, ...padLiveViews };

/** Whether a block only works with a script: live ones, players. All others are drawn once. */
export const needsScript = (type: string, settings: Readonly<Record<string, unknown>>): boolean => scripts[type]?.(settings) ?? false;
