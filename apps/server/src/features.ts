import { accountServer } from '@pausenplatz/account/server';
import { documentsServer } from '@pausenplatz/documents/server';
import { homeworkServer } from '@pausenplatz/homework/server';
import { kernelServer, type ServerFeature } from '@pausenplatz/kernel-server';
import { noticesServer } from '@pausenplatz/notices/server';
import { officeServer } from '@pausenplatz/office/server';
import { pagesServer } from '@pausenplatz/pages/server';
import { schoolsServer } from '@pausenplatz/schools/server';
import { joiningServer } from '@pausenplatz/joining/server';
import { peopleImportServer } from '@pausenplatz/people-import/server';
import { schoolReportsServer } from '@pausenplatz/school-reports/server';
import { yearChangeServer } from '@pausenplatz/year-change/server';
import { federationServer } from '@pausenplatz/federation/server';
import { invitationsServer } from '@pausenplatz/invitations/server';
import { profileServer } from '@pausenplatz/profile/server';
import { qrCardsServer } from '@pausenplatz/qr-cards/server';
import { registrationServer } from '@pausenplatz/registration/server';
import { printingServer } from '@pausenplatz/printing/server';
import { beamServer } from '@pausenplatz/beam/server';
import { adventServer } from '@pausenplatz/advent/server';
import { workPlansServer } from '@pausenplatz/work-plans/server';
import { boardsServer } from '@pausenplatz/boards/server';
import { foldersServer } from '@pausenplatz/folders/server';
import { breakoutsServer } from '@pausenplatz/breakouts/server';
import { padsServer } from '@pausenplatz/pads/server';
import { videoAnswersServer } from '@pausenplatz/video-answers/server';
import { pageTemplatesServer } from '@pausenplatz/page-templates/server';
import { iconsServer } from '@pausenplatz/icons/server';
import { childSafetyServer } from '@pausenplatz/child-safety/server';
import { flashcardsServer } from '@pausenplatz/flashcards/server';
import { chatServer } from '@pausenplatz/chat/server';
import { multiplicationServer } from '@pausenplatz/multiplication/server';
import { progressServer } from '@pausenplatz/progress/server';
import { passwordsServer } from '@pausenplatz/passwords/server';
import { vocabularyServer } from '@pausenplatz/vocabulary/server';
import { rankingsServer } from '@pausenplatz/rankings/server';
import { gamesServer } from '@pausenplatz/games/server';
import { mentalArithmeticServer } from '@pausenplatz/mental-arithmetic/server';
import { shopServer } from '@pausenplatz/shop/server';
import { aiServer } from '@pausenplatz/ai/server';

/** What stands on the foundation, which others stand on: schools, people, files. */
const product: readonly ServerFeature[] = [
  homeworkServer,
  noticesServer,
  joiningServer,
  printingServer,
  peopleImportServer,
  yearChangeServer,
  schoolReportsServer,
  beamServer,
  // Behind a door stands a block of any feature.
  adventServer(() => blockCatalogue),
  workPlansServer,
  boardsServer,
  foldersServer,
  breakoutsServer,
  padsServer,
  videoAnswersServer,
  pageTemplatesServer,
  childSafetyServer,
  flashcardsServer,
  chatServer,
  multiplicationServer,
  vocabularyServer,
  rankingsServer,
  passwordsServer,
  gamesServer,
  mentalArithmeticServer,
  shopServer,
  aiServer,
];

/** The one list of what this server does. */
export const serverFeatures: readonly ServerFeature[] = [
  kernelServer,
  schoolsServer,
  accountServer,
  registrationServer,
  invitationsServer,
  qrCardsServer,
  federationServer,
  profileServer,
  documentsServer,
  iconsServer,
  officeServer,
  progressServer,
  // Pages store the blocks of all features without knowing what they are.
  pagesServer([progressServer, ...product].flatMap(({ blocks }) => blocks ?? [])),
  ...product,
];

/** Every block type of every feature. */
export const blockCatalogue = serverFeatures.flatMap(({ blocks }) => blocks ?? []);

/** What an operator may set for them. */
export const featureConfig = serverFeatures.flatMap(({ config }) => config ?? []);
