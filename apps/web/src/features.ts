import { accountUi } from '@pausenplatz/account/ui';
import { homeworkUi } from '@pausenplatz/homework/ui';
import type { UiFeature } from '@pausenplatz/kernel-host';
import { noticesUi } from '@pausenplatz/notices/ui';
import { officeUi } from '@pausenplatz/office/ui';
import { pagesUi } from '@pausenplatz/pages/ui';
import { webScreens } from './screens/index.ts';
import { joiningUi } from '@pausenplatz/joining/ui';
import { peopleImportUi } from '@pausenplatz/people-import/ui';
import { schoolReportsUi } from '@pausenplatz/school-reports/ui';
import { yearChangeUi } from '@pausenplatz/year-change/ui';
import { federationUi } from '@pausenplatz/federation/ui';
import { invitationsUi } from '@pausenplatz/invitations/ui';
import { profileUi } from '@pausenplatz/profile/ui';
import { qrCardsUi } from '@pausenplatz/qr-cards/ui';
import { registrationUi } from '@pausenplatz/registration/ui';
import { printingUi } from '@pausenplatz/printing/ui';
import { beamUi } from '@pausenplatz/beam/ui';
import { adventUi } from '@pausenplatz/advent/ui';
import { workPlansUi } from '@pausenplatz/work-plans/ui';
import { documentsUi } from '@pausenplatz/documents/ui';
import { boardsUi } from '@pausenplatz/boards/ui';
import { foldersUi } from '@pausenplatz/folders/ui';
import { breakoutsUi } from '@pausenplatz/breakouts/ui';
import { padsUi } from '@pausenplatz/pads/ui';
import { videoAnswersUi } from '@pausenplatz/video-answers/ui';
import { pageTemplatesUi } from '@pausenplatz/page-templates/ui';
import { childSafetyUi } from '@pausenplatz/child-safety/ui';
import { flashcardsUi } from '@pausenplatz/flashcards/ui';
import { chatUi } from '@pausenplatz/chat/ui';
import { multiplicationUi } from '@pausenplatz/multiplication/ui';
import { progressUi } from '@pausenplatz/progress/ui';
import { passwordsUi } from '@pausenplatz/passwords/ui';
import { vocabularyUi } from '@pausenplatz/vocabulary/ui';
import { rankingsUi } from '@pausenplatz/rankings/ui';
import { gamesUi } from '@pausenplatz/games/ui';
import { mentalArithmeticUi } from '@pausenplatz/mental-arithmetic/ui';
import { shopUi } from '@pausenplatz/shop/ui';
import { aiUi } from '@pausenplatz/ai/ui';

/** The one list of UI features of the web host. */
export const features: readonly UiFeature[] = [
  webScreens,
  pagesUi,
  accountUi,
  registrationUi,
  invitationsUi,
  qrCardsUi,
  federationUi,
  profileUi,
  homeworkUi,
  officeUi,
  progressUi,
  noticesUi,
  joiningUi,
  printingUi,
  peopleImportUi,
  yearChangeUi,
  schoolReportsUi,
  beamUi,
  adventUi,
  workPlansUi,
  documentsUi,
  boardsUi,
  foldersUi,
  breakoutsUi,
  padsUi,
  videoAnswersUi,
  pageTemplatesUi,
  childSafetyUi,
  flashcardsUi,
  chatUi,
  multiplicationUi,
  vocabularyUi,
  rankingsUi,
  passwordsUi,
  gamesUi,
  mentalArithmeticUi,
  shopUi,
  aiUi,
];
