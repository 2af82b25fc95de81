import type { Page } from '@playwright/test';
import { embeddingScenes } from '@pausenplatz/pages/journeys/embedding-scenes';
import { pagesScenes } from '@pausenplatz/pages/journeys/scenes';
import { homeworkScenes } from '@pausenplatz/homework/journeys/scenes';
import { accountScenes } from '@pausenplatz/account/journeys/scenes';
import { profileScenes } from '@pausenplatz/profile/journeys/scenes';
import { noticesScenes } from '@pausenplatz/notices/journeys/scenes';
import { officeScenes } from '@pausenplatz/office/journeys/scenes';
import { joiningScenes } from '@pausenplatz/joining/journeys/scenes';
import { peopleImportScenes } from '@pausenplatz/people-import/journeys/scenes';
import { schoolReportsScenes } from '@pausenplatz/school-reports/journeys/scenes';
import { yearChangeScenes } from '@pausenplatz/year-change/journeys/scenes';
import { federationScenes } from '@pausenplatz/federation/journeys/scenes';
import { invitationsScenes } from '@pausenplatz/invitations/journeys/scenes';
import { printingScenes } from '@pausenplatz/printing/journeys/scenes';
import { beamScenes } from '@pausenplatz/beam/journeys/scenes';
import { adventScenes } from '@pausenplatz/advent/journeys/scenes';
import { workPlansScenes } from '@pausenplatz/work-plans/journeys/scenes';
import { documentsScenes } from '@pausenplatz/documents/journeys/scenes';
import { boardsScenes } from '@pausenplatz/boards/journeys/scenes';
import { foldersScenes } from '@pausenplatz/folders/journeys/scenes';
import { breakoutsScenes } from '@pausenplatz/breakouts/journeys/scenes';
import { padsScenes } from '@pausenplatz/pads/journeys/scenes';
import { videoAnswersScenes } from '@pausenplatz/video-answers/journeys/scenes';
import { pageTemplatesScenes } from '@pausenplatz/page-templates/journeys/scenes';
import { childSafetyScenes } from '@pausenplatz/child-safety/journeys/scenes';
import { chatScenes } from '@pausenplatz/chat/journeys/scenes';
import { multiplicationScenes } from '@pausenplatz/multiplication/journeys/scenes';
import { progressScenes } from '@pausenplatz/progress/journeys/scenes';
import { flashcardsScenes } from '@pausenplatz/flashcards/journeys/scenes';
import { hostScenes } from './host-scenes.ts';
import { passwordsScenes } from '@pausenplatz/passwords/journeys/scenes';
import { vocabularyScenes } from '@pausenplatz/vocabulary/journeys/scenes';
import { rankingsScenes } from '@pausenplatz/rankings/journeys/scenes';
import { gamesScenes } from '@pausenplatz/games/journeys/scenes';
import { mentalArithmeticScenes } from '@pausenplatz/mental-arithmetic/journeys/scenes';
import { shopScenes } from '@pausenplatz/shop/journeys/scenes';
import { aiScenes } from '@pausenplatz/ai/journeys/scenes';

export interface Scene {
  readonly name: string;
  readonly as: 'nobody' | 'lea.brunner' | 'urs.zgraggen' | 'nora.keller' | 'noah.meier' | 'lina.moser' | 'eva.ammann';
  /** Brings the page to where the picture is taken. */
  readonly open: (page: Page) => Promise<unknown>;
  /** Leaves nothing behind that the next scene would meet. */
  readonly leave?: (page: Page) => Promise<unknown>;
  /** Teams and the widget bring their own theme. */
  readonly ownTheme?: boolean;
}

/** The one list of what is pictured and examined, by feature. */
export const scenesByFeature: Readonly<Record<string, readonly Scene[]>> = {
  pages: [...hostScenes, ...embeddingScenes, ...pagesScenes],
  homework: homeworkScenes,
  account: accountScenes,
  federation: federationScenes,
  invitations: invitationsScenes,
  profile: profileScenes,
  notices: noticesScenes,
  office: officeScenes,
  printing: printingScenes,
  joining: joiningScenes,
  'people-import': peopleImportScenes,
  'school-reports': schoolReportsScenes,
  'year-change': yearChangeScenes,
  beam: beamScenes,
  advent: adventScenes,
  'work-plans': workPlansScenes,
  documents: documentsScenes,
  boards: boardsScenes,
  folders: foldersScenes,
  breakouts: breakoutsScenes,
  pads: padsScenes,
  'video-answers': videoAnswersScenes,
  'page-templates': pageTemplatesScenes,
  'child-safety': childSafetyScenes,
  chat: chatScenes,
  flashcards: flashcardsScenes,
  multiplication: multiplicationScenes,
  progress: progressScenes,
  vocabulary: vocabularyScenes,
  rankings: rankingsScenes,
  passwords: passwordsScenes,
  games: gamesScenes,
  'mental-arithmetic': mentalArithmeticScenes,
  shop: shopScenes,
  ai: aiScenes,
};

export const scenes: readonly Scene[] = Object.values(scenesByFeature).flat();
