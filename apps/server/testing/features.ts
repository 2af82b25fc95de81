import { accountTesting } from '@pausenplatz/account/testing';
import { documentsTesting } from '@pausenplatz/documents/testing';
import { homeworkTesting } from '@pausenplatz/homework/testing';
import { kernelCalls } from '@pausenplatz/kernel-contract';
import type { FeatureTesting } from '@pausenplatz/kernel-server/testing';
import { noticesTesting } from '@pausenplatz/notices/testing';
import { officeTesting } from '@pausenplatz/office/testing';
import { pagesTesting } from '@pausenplatz/pages/testing';
import { schoolsTesting } from '@pausenplatz/schools/testing';
import { kernelExamples } from './kernel-examples.ts';
import { rowsOfSchool } from './kernel-rows.ts';
import { joiningTesting } from '@pausenplatz/joining/testing';
import { peopleImportTesting } from '@pausenplatz/people-import/testing';
import { schoolReportsTesting } from '@pausenplatz/school-reports/testing';
import { yearChangeTesting } from '@pausenplatz/year-change/testing';
import { federationTesting } from '@pausenplatz/federation/testing';
import { invitationsTesting } from '@pausenplatz/invitations/testing';
import { profileTesting } from '@pausenplatz/profile/testing';
import { qrCardsTesting } from '@pausenplatz/qr-cards/testing';
import { registrationTesting } from '@pausenplatz/registration/testing';
import { printingTesting } from '@pausenplatz/printing/testing';
import { beamTesting } from '@pausenplatz/beam/testing';
import { adventTesting } from '@pausenplatz/advent/testing';
import { workPlansTesting } from '@pausenplatz/work-plans/testing';
import { boardsTesting } from '@pausenplatz/boards/testing';
import { foldersTesting } from '@pausenplatz/folders/testing';
import { breakoutsTesting } from '@pausenplatz/breakouts/testing';
import { padsTesting } from '@pausenplatz/pads/testing';
import { videoAnswersTesting } from '@pausenplatz/video-answers/testing';
import { pageTemplatesTesting } from '@pausenplatz/page-templates/testing';
import { iconsTesting } from '@pausenplatz/icons/testing';
import { childSafetyTesting } from '@pausenplatz/child-safety/testing';
import { flashcardsTesting } from '@pausenplatz/flashcards/testing';
import { chatTesting } from '@pausenplatz/chat/testing';
import { multiplicationTesting } from '@pausenplatz/multiplication/testing';
import { progressTesting } from '@pausenplatz/progress/testing';
import { passwordsTesting } from '@pausenplatz/passwords/testing';
import { vocabularyTesting } from '@pausenplatz/vocabulary/testing';
import { rankingsTesting } from '@pausenplatz/rankings/testing';
import { gamesTesting } from '@pausenplatz/games/testing';
import { mentalArithmeticTesting } from '@pausenplatz/mental-arithmetic/testing';
import { shopTesting } from '@pausenplatz/shop/testing';
import { aiTesting } from '@pausenplatz/ai/testing';

/** The one list of what the tests of the whole server know of each feature, foundation first. */
export const testedFeatures: readonly FeatureTesting[] = [
  { calls: kernelCalls, examples: kernelExamples, rowsOfSchool },
  schoolsTesting,
  accountTesting,
  registrationTesting,
  invitationsTesting,
  qrCardsTesting,
  federationTesting,
  profileTesting,
  documentsTesting,
  iconsTesting,
  pagesTesting,
  homeworkTesting,
  noticesTesting,
  officeTesting,
  progressTesting,
  joiningTesting,
  printingTesting,
  peopleImportTesting,
  yearChangeTesting,
  schoolReportsTesting,
  beamTesting,
  adventTesting,
  workPlansTesting,
  boardsTesting,
  foldersTesting,
  breakoutsTesting,
  padsTesting,
  videoAnswersTesting,
  pageTemplatesTesting,
  childSafetyTesting,
  flashcardsTesting,
  chatTesting,
  multiplicationTesting,
  vocabularyTesting,
  rankingsTesting,
  passwordsTesting,
  gamesTesting,
  mentalArithmeticTesting,
  shopTesting,
  aiTesting,
];
